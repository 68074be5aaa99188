import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { JoinedTable } from '../online/joined-table.ts';
import { keepSecret, keptSecret } from '../online/kept-secrets.ts';
import { readLink, ServerLink } from '../online/server-link.ts';
import { sitDown, tellOfLink } from '../online/sit-down.ts';
import { Keyboard } from '../table/keyboard.ts';

export const command: Command = {
  name: 'join',
  summary: 'Play at an online table from the terminal, or watch where no seat is open',
  about: `
At the prompt: a move, or board, moves, time, draw, count, takeback, pause, resume, rematch, yes, no, give, say TEXT,
abort, resign, help, quit. Moves can also come from a pipe, one a line, each when it is your turn. Who you are
is kept in online.json of your settings folder: after Ctrl-C the same command brings you back to your seat.`,
  arguments: [{ name: 'LINK', says: 'the link of a table' }],
  options: {
    name: { value: 'NAME', says: 'your name there, from now on' },
    watch: { says: 'take no seat, only watch' },
  },
  examples: [
    ['countertop join https://table.example/#/table/a055b3c158b23ab5', 'sit down and play'],
    ['countertop join LINK --name Ann', 'under this name'],
    ['countertop join LINK --watch', 'only watch'],
  ],
  async run(given, terminal) {
    const [text] = given.words;
    const { server, table } = readLink(text);
    const link = new ServerLink(server, await keptSecret(server, 'person'));
    await keepSecret(server, 'person', await link.arrive());
    const name = given.text('name');
    if (name !== undefined) await link.ask('changeMe', {}, { name });
    const off = tellOfLink(link, (line) => terminal.complain(line));
    const keyboard = new Keyboard(terminal);
    try {
      const follower = await link.follow(table);
      const wrong = given.has('watch') ? 'You watch.' : await sitDown(link, follower);
      if (wrong !== undefined) terminal.complain(given.has('watch') ? wrong : `${wrong} You watch.`);
      await new JoinedTable(follower, link, keyboard, terminal).play();
      if (follower.confirmed?.result === null && follower.mine.length > 0) {
        terminal.complain(`Your seat is kept. To come back: countertop join ${text}`);
      }
    } finally {
      off();
      keyboard.close();
      link.close();
    }
    return EXIT.fine;
  },
};
