import { adoptGame, findEntry, namesOwnGame } from '@countertop/catalogue';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { say } from '../showing/words.ts';
import type { Given } from './given.ts';

/**
 * Games of one's own that a command line names, loaded: --game FOLDER, or a folder where a game is asked for. The command
 * then reads their ids.
 */
export async function withOwnGames(command: Command, given: Given): Promise<Given> {
  const games = await Promise.all(given.all('game').map(idOf));
  const words = await Promise.all(given.words.map((word, index) => (asksForGame(command, index) ? idOf(word) : word)));
  // A command that wants a game and is told of one by --game need not be told twice.
  const wants = command.arguments[0]?.among === 'games' && command.options['game'] === undefined;
  const told = games.slice(0, wants && !(words[0] !== undefined && findEntry(words[0]).ok) ? 1 : 0);
  return given.but([...told, ...words], games);
}

async function idOf(word: string): Promise<string> {
  if (!namesOwnGame(word)) return word;
  const adopted = await adoptGame(word, process.cwd());
  if (adopted.ok) return adopted.value.id;
  throw new Refusal(EXIT.usage, say(adopted.problem));
}

function asksForGame({ arguments: known }: Command, index: number): boolean {
  const argument = known[index] ?? (known.at(-1)?.many === true ? known.at(-1) : undefined);
  return argument?.among === 'games';
}
