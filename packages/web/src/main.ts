import './design/by-keys.ts';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { nextTask } from './design/after-frame.ts';
import { route } from './route.svelte.ts';
import { placeOf, screenAt } from './screens.ts';
import { followSettings } from './store/settings.svelte.ts';

// The screen that the address asks for is on its way while the page around it is put up, which is a task of its own.
screenAt(placeOf(route.parts)).catch(() => {});
void nextTask().then(() => {
  followSettings();
  const target = document.getElementById('app');
  if (target !== null) mount(App, { target });
});
