import { LEVELS } from '@countertop/search';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import type { Given } from '../given/given.ts';
import { type BotMind, EngineMind, LevelMind } from '../online/bot-mind.ts';
import { keepSecret, keptSecret } from '../online/kept-secrets.ts';
import { playAsBot } from '../online/play-as-bot.ts';
import { readLink, ServerLink } from '../online/server-link.ts';
import { sitDown, tellOfLink } from '../online/sit-down.ts';
import { resultLine } from '../showing/result-line.ts';
import type { Terminal } from '../showing/terminal.ts';
import { say } from '../showing/words.ts';

export const command: Command = {
  name: 'bot',
  summary: 'Seat an engine, or a level of our own, at an online table; make and revoke bot accounts',
  about: `
The engine is any program that speaks docs/engine-protocol.md. It plays under a bot account, which everybody
sees: made when first needed, its token kept in online.json of your settings folder; or give one by --token
or COUNTERTOP_TOKEN. A link that breaks is dialled again, an engine that fails is started again.`,
  arguments: [],
  options: {
    table: { value: 'LINK', many: true, says: 'the link of a table; may be given again' },
    cmd: { value: 'ENGINE', says: 'the command of an engine' },
    level: { value: 'N', says: `one of our own levels, 1 to ${LEVELS}` },
    ms: { value: 'N', says: 'milliseconds for each move of an engine' },
    name: { value: 'NAME', says: 'the name of a new bot account' },
    token: { value: 'TOKEN', says: 'of a bot account' },
    server: { value: 'ADDRESS', says: 'for --list, --make and --revoke: https://table.example' },
    list: { says: 'the bot accounts that you have made there' },
    make: { says: 'make a bot account there, called --name, and print its token' },
    revoke: { value: 'BOT', says: 'revoke the token of a bot account there' },
  },
  examples: [
    ['countertop bot --table LINK --cmd "node my-engine.js"', 'an engine of your own'],
    ['countertop bot --table LINK --level 7', 'one of ours'],
    ['countertop bot --server https://table.example --make --name Clockwork', 'a token for a program'],
  ],
  async run(given, terminal) {
    if (given.has('list') || given.has('make') || given.has('revoke')) return accounts(given, terminal);
    const links = given.all('table').map(readLink);
    if (links.length === 0) throw new Refusal(EXIT.usage, '"countertop bot" needs --table LINK.');
    const makeMind = mindFrom(given);
    await Promise.all(
      links.map(async ({ server, table }) => {
        const link = new ServerLink(server, await tokenFor(server, given));
        const mind = makeMind();
        const tell = (text: string): void => terminal.complain(`${table}: ${text}`);
        const off = tellOfLink(link, tell);
        try {
          const follower = await link.follow(table);
          const wrong = await sitDown(link, follower);
          if (wrong !== undefined) throw new Refusal(EXIT.failed, `${table}: ${wrong}`);
          const { result, seats } = await playAsBot(follower, mind, tell);
          if (result !== null) {
            await terminal.write(`${table}: ${resultLine(result.winners, result.scores, seats.length)}\n`);
          }
        } finally {
          off();
          link.close();
          await mind.close();
        }
      }),
    );
    return EXIT.fine;
  },
};

function mindFrom(given: Given): () => BotMind {
  const engine = given.text('cmd');
  const level = given.integer('level', 1, LEVELS);
  const milliseconds = given.integer('ms', 1, 86_400_000);
  if ((engine === undefined) === (level === undefined)) {
    throw new Refusal(EXIT.usage, '"countertop bot" needs either --cmd ENGINE or --level N.');
  }
  if (engine !== undefined) return () => new EngineMind(engine, milliseconds);
  return () => new LevelMind(level ?? 1, crypto.getRandomValues(new Uint32Array(1))[0]);
}

/** The token that was given, or is kept, or of an account that is made for it now. */
async function tokenFor(server: string, given: Given): Promise<string> {
  const token = given.text('token') ?? process.env['COUNTERTOP_TOKEN'] ?? (await keptSecret(server, 'program'));
  if (token !== undefined) {
    if (!/^[0-9a-f]{64}$/.test(token)) throw new Refusal(EXIT.usage, 'A token is 64 hexadecimal digits.');
    return token;
  }
  const made = await makeAccount(await asPerson(server), given.text('name') ?? 'Engine');
  await keepSecret(server, 'program', made);
  return made;
}

async function makeAccount(link: ServerLink, name: string): Promise<string> {
  const made = await link.ask('makeBot', {}, { name });
  if (!made.ok) throw new Refusal(EXIT.failed, say(made.problem));
  return made.value.token;
}

async function asPerson(server: string): Promise<ServerLink> {
  const link = new ServerLink(server, await keptSecret(server, 'person'));
  await keepSecret(server, 'person', await link.arrive());
  return link;
}

async function accounts(given: Given, terminal: Terminal): Promise<number> {
  const server = given.text('server')?.replace(/\/$/, '');
  if (server === undefined) throw new Refusal(EXIT.usage, '--list, --make and --revoke need --server ADDRESS.');
  const link = await asPerson(server);
  if (given.has('make')) {
    const name = given.text('name');
    if (name === undefined) throw new Refusal(EXIT.usage, '--make needs --name NAME.');
    await terminal.write(`${await makeAccount(link, name)}\n`);
    return EXIT.fine;
  }
  const bot = given.text('revoke');
  if (bot !== undefined) {
    const revoked = await link.ask('revokeBot', { bot });
    if (!revoked.ok) throw new Refusal(EXIT.failed, say(revoked.problem));
  }
  const listed = await link.ask('bots');
  if (!listed.ok) throw new Refusal(EXIT.failed, say(listed.problem));
  for (const { person, name, made } of listed.value.bots) {
    await terminal.write(`${person}  ${new Date(made).toISOString().slice(0, 10)}  ${name}\n`);
  }
  return EXIT.fine;
}
