/**
 * What can be said to a server before it starts. Apart from the server itself, so that a command line can name its flags without
 * loading it.
 * @module @countertop/server/settings
 */

export { readSettings, type Said, type SettingsRead } from './read-settings.ts';
export { expected, PREFIX, SETTINGS, type Setting } from './setting.ts';
export { SECRET, type Settings, settingsSchema, withoutPassword } from './settings.ts';
