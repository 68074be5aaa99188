import { schema } from '@countertop/core';
import {
  accountSchema,
  codesSchema,
  deletionSchema,
  exportSchema,
  newPasskeySchema,
  pushGoneSchema,
  pushKeySchema,
  pushSchema,
  questionSchema,
  recoverSchema,
  signInSchema,
  signOutSchema,
  waitingSchema,
} from './account.ts';

const done = schema.object({});

/** How somebody comes to be known on every device, is told that it is their turn, and goes. */
export const ACCOUNT_ROUTES = {
  account: { method: 'GET', path: '/api/me/account', about: 'How I am known again.', answer: accountSchema },
  waiting: { method: 'GET', path: '/api/me/waiting', about: 'How many tables wait for me.', answer: waitingSchema },
  wantPasskey: {
    method: 'POST',
    path: '/api/me/passkeys/question',
    about: 'What to ask the browser for a new passkey with.',
    answer: questionSchema,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/me/passkeys',
    about: 'Adds a passkey: a guest becomes somebody who stays.',
    body: newPasskeySchema,
    answer: accountSchema,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/me/passkeys/:passkey',
    about: 'From now on nobody signs in with this one.',
    answer: accountSchema,
  },
  makeCodes: {
    method: 'POST',
    path: '/api/me/codes',
    about: 'Ten recovery codes, in place of all that there were.',
    answer: codesSchema,
  },
  wantSignIn: {
    method: 'POST',
    path: '/api/sign-in/question',
    about: 'What to ask the browser for a passkey with.',
    answer: questionSchema,
  },
  signIn: {
    method: 'POST',
    path: '/api/sign-in',
    about: 'Signs in with a passkey. A guest takes seats, matches and remarks along.',
    body: signInSchema,
    answer: accountSchema,
  },
  recover: {
    method: 'POST',
    path: '/api/sign-in/code',
    about: 'Signs in with a recovery code, which is used up by that.',
    body: recoverSchema,
    answer: accountSchema,
  },
  signOut: {
    method: 'POST',
    path: '/api/me/sign-out',
    about: 'Signs out on this device, or on all. Not for guests, who would be lost.',
    body: signOutSchema,
    answer: done,
  },
  exportMe: { method: 'GET', path: '/api/me/export', about: 'Everything of mine as one file.', answer: exportSchema },
  deleteMe: {
    method: 'POST',
    path: '/api/me/deletion',
    about: 'Leaves all tables and erases everything of mine but moves.',
    body: deletionSchema,
    answer: done,
  },
  pushKey: { method: 'GET', path: '/api/pushes/key', about: 'The key for notices.', answer: pushKeySchema },
  addPush: {
    method: 'POST',
    path: '/api/me/pushes',
    about: 'Notices of mine are to be shown by this browser, too.',
    body: pushSchema,
    answer: done,
  },
  removePush: {
    method: 'POST',
    path: '/api/me/pushes/removal',
    about: 'By this browser no more.',
    body: pushGoneSchema,
    answer: done,
  },
} as const;
