import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countertop, STACK_TRACE, spawned } from './countertop.ts';
import { GAMES, RECORDS } from './records.ts';

const COMMANDS = [
  'play',
  'show',
  'rules',
  'referee',
  'verify',
  'convert',
  'perft',
  'bench',
  'completions',
  'analyse',
  'arena',
  'engine',
];

const folder = mkdtempSync(join(tmpdir(), 'countertop-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const good = file('good.json', JSON.stringify(RECORDS.countermine));

describe('the command line', () => {
  test('says its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(await countertop(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });

  test.each([[[]], [['--help']], [['-h']], [['help']], [['--no-color', '--help']]])('helps: %j', async (args) => {
    const { status, out, err } = await countertop(args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} +[A-Z]`, 'm'));
    expect(out).toContain('Exit status');
  });

  test.each(COMMANDS)('helps with %s, with examples', async (command) => {
    const { status, out, err } = await countertop([command, '--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(new RegExp(`Usage\\n  countertop ${command}`));
    expect(out).toMatch(new RegExp(`Examples\\n.*countertop ${command}`));
    expect(await countertop(['help', command])).toEqual({ status, out, err });
  });

  test.each<[string[], number, RegExp]>([
    [['plya'], 2, /no command "plya"\. Did you mean play\?/],
    [['Referee'], 2, /Did you mean referee\?/],
    [['💥'], 2, /no command "💥"/],
    [['x'.repeat(10_000)], 2, /no command/],
    [['__proto__'], 2, /no command "__proto__"/],
    [['constructor'], 2, /no command "constructor"/],
    [['--versoin'], 2, /no option --versoin\. Did you mean --version\?/],
    [['-x'], 2, /no option -x/],
    [['help', 'refree'], 2, /Did you mean referee\?/],
    [['referee', '--tarce'], 2, /has no option --tarce\. Did you mean --trace\?/],
    [['referee', '--trace=yes'], 2, /--trace takes no value/],
    [['referee', 'file.jsonl'], 2, /"file.jsonl" is one word too many/],
    [['show'], 2, /needs RECORD/],
    [['show', good, '--ply'], 2, /--ply needs a value/],
    [['show', good, '--ply', '--json'], 2, /--ply needs a value/],
    [['show', good, '--ply', 'x'], 2, /--ply is a whole number .*not "x"/],
    [['show', good, '--ply', '4'], 2, /has 3 moves; there is no ply 4/],
    [['show', good, '--ply', '-4'], 2, /--ply is a whole number of at least -3/],
    [['show', good, '--ply', '1', '--ply', '2'], 2, /--ply is given twice/],
    [['show', good, good], 2, /one word too many/],
    [['play'], 2, /needs GAME/],
    [['play', 'chess'], 2, /no game "chess"\. The games: counterpoint, /],
    [['play', 'pionts'], 2, /Did you mean points\?/],
    [['play', 'points', '--seats', '3'], 2, /--seats can only be 2, not "3"/],
    [['play', 'points', '--seats', ''], 2, /--seats can only be 2/],
    [['play', 'points', '--preset', 'quik'], 2, /no preset "quik".*Quick.*Did you mean Quick\?/],
    [['play', 'foursquare', '--preset', 'quick'], 2, /no preset "quick"\. .* has none/],
    [['play', 'points', '--option', 'width'], 2, /--option is NAME=VALUE/],
    [['play', 'points', '--option', 'width=3'], 2, /"width" must be a whole number from 4 to 64, not 3/],
    [['play', 'points', '--option', 'width=wide'], 2, /"width" must be a whole number/],
    [['play', 'points', '--option', 'colour=red'], 2, /no option "colour".*width/],
    [['play', 'points', '--option', '__proto__=1'], 2, /no option "__proto__"/],
    [['play', 'points', '--options', '{'], 2, /--options is a JSON object/],
    [['play', 'points', '--options', '[1]'], 2, /--options is a JSON object/],
    [['play', 'counterpoint', '--option', 'partners=true'], 2, /./],
    [['play', 'counterpoint', '--option', 'width=12', '--option', 'height=12'], 2, /./],
    [['play', 'countermine', '--draws', 'mine'], 2, /--draws is one of fair, typed, not "mine"/],
    [['play', 'points', '--from', good], 2, /record of countermine, not of points/],
    [['play', '--from', good, '--seats', '2'], 2, /--seats and --from exclude each other/],
    [['play', '--from', '-'], 2, /--from needs a file/],
    [
      ['play', 'countermine', '--save', join(folder, 'no', 'such', 'x.json')],
      73,
      /cannot be written: there is no such/,
    ],
    [['perft', 'points'], 2, /needs DEPTH/],
    [['perft', 'points', 'deep'], 2, /DEPTH is a whole number from 0 to 64, not "deep"/],
    [['perft', 'points', '-1'], 2, /has no option -1/],
    [['bench', 'chess'], 2, /no game "chess"/],
    [['bench', '--runs', '0'], 2, /--runs is a whole number from 1/],
    [['rules', 'chess'], 2, /no game "chess"/],
    [['completions', 'powershell'], 2, /SHELL is one of bash, zsh, fish/],
    [['show', join(folder, 'none.json')], 66, /none.json" cannot be read: there is no such file/],
    [['show', folder], 66, /cannot be read: it is a folder/],
    [['verify', join(good, 'x')], 66, /cannot be read: part of the path is not a folder/],
    [['show', 'x'.repeat(5000)], 66, /cannot be read: the name is too long/],
    [['show', file('empty.json', '')], 1, /there is nothing in it/],
    [['show', file('cut.json', '{"game": "poi')], 1, /This is not JSON: /],
    [['show', file('latin1.json', Uint8Array.of(0x22, 0xfc, 0x22))], 1, /not valid UTF-8/],
    [['show', file('list.json', '[]')], 1, /A record is a JSON object/],
    [['show', file('chess.json', '{"game":"chess","seats":2,"moves":[]}')], 1, /no game "chess"/],
    [['show', file('seats.json', '{"game":"points","seats":9,"moves":[]}')], 1, /is for 2 players, not 9/],
    [
      ['show', file('move.json', '{"game":"countermine","seats":2,"moves":["a1","a1"]}')],
      1,
      /Move 2, "a1", cannot be played/,
    ],
    [['show', file('escape.json', '{"game":"countermine","seats":2,"moves":["\\u001b[2Ja1"]}')], 1, /\\u001b\[2Ja1/],
    [['verify', file('bad.json', '{}')], 1, /needs "game"/],
    [['play', '--from', file('illegal.json', '{"game":"countermine","seats":2,"moves":["z1"]}')], 1, /Move 1, "z1"/],
  ])('refuses %j', async (args, status, message) => {
    const outcome = await countertop(args);
    expect(outcome.err).toMatch(message);
    expect(outcome.status).toBe(status);
    expect(outcome.err).toMatch(/^countertop: .*\n$/);
    expect(outcome.err).not.toMatch(STACK_TRACE);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing of a file may command the terminal
    expect(outcome.err).not.toMatch(/\u001b/);
  });

  test.each<[string, string[], Record<string, string>, boolean]>([
    ['a pipe', [], {}, false],
    ['FORCE_COLOR', [], { FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR in CI', [], { FORCE_COLOR: '1', CI: 'true' }, true],
    ['FORCE_COLOR=0', [], { FORCE_COLOR: '0' }, false],
    ['NO_COLOR', [], { NO_COLOR: '1' }, false],
    ['--no-color against FORCE_COLOR', ['--no-color'], { FORCE_COLOR: '1' }, false],
  ])('colours: %s', async (_what, args, env, coloured) => {
    const { out, status } = await spawned(['show', good, ...args], '', env);
    expect(status).toBe(0);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours are written
    expect(/\u001b\[/.test(out)).toBe(coloured);
  });

  test.each(GAMES)('prints the rules of %s', async (game) => {
    const { out, status } = await countertop(['rules', game]);
    expect(status).toBe(0);
    expect(out.length).toBeGreaterThan(500);
  });

  test.each(['bash', 'zsh', 'fish'])('completes for %s', async (shell) => {
    const { out, status } = await countertop(['completions', shell]);
    expect(status).toBe(0);
    for (const word of [...COMMANDS, ...GAMES, 'trace', 'ply']) expect(out).toContain(word);
  });

  test('completes in a real bash', async () => {
    const { out } = await countertop(['completions', 'bash']);
    const { spawnSync } = await import('node:child_process');
    const ask = (line: string): string => {
      const words = line.split(' ');
      const script = `${out}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _countertop; echo "\${COMPREPLY[*]}"`;
      const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return stdout.trim();
    };
    expect(ask('countertop pe')).toBe('perft');
    expect(ask('countertop play counterp')).toBe('counterpoint counterplays');
    expect(ask('countertop show --p')).toBe('--ply');
    expect(ask('countertop play points --draws ')).toBe('fair typed');
    expect(ask('countertop print foursquare ')).toBe('cards all');
    expect(ask('countertop print countermine m')).toBe('mat');
  });

  test('leaves no file behind where it fails', () => {
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});
