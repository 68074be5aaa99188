import type { Words } from '@countertop/core';

/** Being known on every device, being told, and going. */
export const words = {
  title: 'You',
  'lead.guest':
    'You are a guest of this device. Add a passkey, and your matches are yours on every device. No e-mail, no password.',
  'lead.stays': 'You are known here, and on every device on which you sign in.',
  'name.title': 'What you are called',

  'sign-in.title': 'Were you here before?',
  'sign-in.note': 'What you have played here as a guest comes along.',
  'sign-in': 'Sign in with a passkey',
  'sign-in.done': 'You are {called} here now.',
  'sign-in.code': 'I have a recovery code',
  'code.label': 'Recovery code',
  'code.go': 'Sign in with this code',

  'passkeys.title': 'Passkeys',
  'passkeys.note':
    'A passkey lies on your device, in your browser or on a key of its own, and is unlocked the way you unlock that.',
  'passkeys.none': 'You have none yet.',
  'passkeys.not-here':
    'Passkeys do not work here: the page has to come over a secure connection, by a name. Recovery codes work everywhere.',
  'passkey.name': 'What to call it',
  'passkey.usual': 'This device',
  'passkey.add': 'Add a passkey',
  'passkey.added': '{key} has been added.',
  'passkey.made': 'added on {date}',
  'passkey.used': 'last used on {date}',
  'passkey.remove': 'Remove {key}',
  'passkey.removed': '{key} has been removed.',
  'passkey.stopped': 'Nothing has happened: the browser was not told to go on.',
  'passkey.twice': 'This device has a passkey of yours already.',
  'passkey.failed': 'The browser could not do that.',

  'codes.title': 'Recovery codes',
  'codes.note': 'For the day on which every passkey is lost. Each lets you in once.',
  'codes.left_one': '{count} code is left.',
  'codes.left_other': '{count} codes are left.',
  'codes.none': 'You have none.',
  'codes.make': 'Make codes',
  'codes.renew': 'Make new codes',
  'codes.once':
    'They are shown this once. Write them down or save them where only you look. Older ones are worth nothing now.',
  'codes.save': 'Save as a file',
  'codes.list': 'Your recovery codes',

  'notices.title': 'When it is your turn',
  'notices.on': 'Tell me on this device',
  'notices.note':
    'In matches without a clock or with days for a move, when you are not at the table: once a turn, and once more before your days are over.',
  'notices.not-here': 'This browser cannot show notices, or the page is not kept on this device yet.',
  'notices.forbidden':
    'The browser has been told to show no notices of this page. You can change that in its settings.',
  'notice.turn': 'Your move against {others}.',
  'notice.turn.alone': 'Your move.',
  'notice.reminder': 'Your time to move against {others} is nearly over.',
  'notice.reminder.alone': 'Your time to move is nearly over.',

  'out.title': 'Signing out',
  'out.here': 'Sign out here',
  'out.everywhere': 'Sign out everywhere',
  'out.note': 'Your matches stay; on this device you are a guest again.',
  'out.no-way-back': 'You have no recovery codes. Without a passkey or a code nobody can let you in again.',

  'all.title': 'Everything of yours',
  'all.note': 'Profile, matches with their moves, and what you have said, as one file.',
  'all.save': 'Save everything as a file',
  'all.saved': 'Saved as {file}.',
  'delete.note':
    'Or have it erased: your name, what you have said, and every way to sign in. You leave all matches that are not over; in the others a deleted player sat.',
  delete: 'Delete everything of mine',
  'delete.sure': 'Delete everything?',
  'delete.sure.note_one':
    'You leave {count} match that is not over. Nothing can be brought back. What lies on this device stays there.',
  'delete.sure.note_other':
    'You leave {count} matches that are not over. Nothing can be brought back. What lies on this device stays there.',
  'delete.yes': 'Yes, delete everything',
  'delete.no': 'No, keep it',
  'delete.done': 'Everything has been deleted.',
} satisfies Words;
