/**
 * What a game's own screens (games/<id>/look/<name>/Screen.svelte) may use of the page. Nothing else of the page is
 * meant for games.
 * @module @countertop/web/kit
 */

export { default as Button } from './design/Button.svelte';
export { heading } from './design/Header.svelte';
export { default as Icon } from './design/Icon.svelte';
export { say } from './design/Live.svelte';
export { default as LostPage } from './home/LostPage.svelte';
export { default as MoveEntry } from './match/around/MoveEntry.svelte';
export { playSound } from './match/telling/sounds.ts';
export { link } from './route.svelte.ts';
export type { Place } from './screens.ts';
export { fieldsOf, isText, Keepsake, onlyOf } from './store/keepsake.ts';
export { settings } from './store/settings.svelte.ts';
export { gameWords } from './words/game-words.ts';
export { problemSentence, refusalSentence } from './words/problem-sentence.ts';
export { t, text } from './words/text.svelte.ts';
