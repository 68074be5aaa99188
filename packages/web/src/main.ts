import './design/by-keys.ts';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followSettings } from './store/settings.svelte.ts';

followSettings();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
