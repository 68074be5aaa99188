import { Client } from 'pg';
import type { Carrier, Line } from './carrier.ts';

/** PostgreSQL takes less than 8,000 bytes; some are for the mark. */
const PIECE = 7_900;
const WHOLE = '.';
const PART = '+';
const LAST = '=';

/**
 * PostgreSQL's LISTEN and NOTIFY, on one connection of its own. Not in the transaction of the log: whoever commits a notification
 * holds a lock that all others wait for who want to do the same, and a commit of the log is a sync of the disk.
 */
export class PostgresCarrier implements Carrier {
  /** A longer frame goes in pieces; news that is longer than that is read from the store. */
  readonly longest = 256 * 1024;
  readonly handy = PIECE;

  constructor(
    private readonly url: string,
    private readonly channel: string,
  ) {}

  async connect(hear: (frame: string) => void, lost: (why: unknown) => void): Promise<Line> {
    const client = new Client({ connectionString: this.url, application_name: 'countertop-bus', keepAlive: true });
    const cut = (): void => {
      client.end().catch(() => {});
      client.connection.stream.destroy();
    };
    client.on('error', lost);
    client.on('end', () => lost(new Error('the connection has ended')));
    // What one transaction notifies of comes in one piece, in its order.
    let begun = '';
    client.on('notification', ({ payload = '' }) => {
      const [mark, rest] = [payload[0], payload.slice(payload.indexOf(' ') + 1)];
      if (mark === WHOLE) hear(payload.slice(1));
      else if (mark === PART) begun += rest;
      else {
        hear(Buffer.from(begun + rest, 'base64').toString());
        begun = '';
      }
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    } catch (error) {
      cut();
      throw error;
    }
    return {
      cut,
      send: async (frames) => {
        await client.query({
          name: 'send',
          text: 'select pg_notify($1, frame) from unnest($2::text[]) as frame',
          values: [this.channel, frames.flatMap(piecesOf)],
        });
      },
    };
  }
}

/** Each with a number: of two that are the same in one transaction PostgreSQL brings one. */
function piecesOf(frame: string, at: number): readonly string[] {
  if (Buffer.byteLength(frame) <= PIECE) return [WHOLE + frame];
  const text = Buffer.from(frame).toString('base64');
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += PIECE)
    pieces.push(`${from + PIECE < text.length ? PART : LAST}${at}-${from} ${text.slice(from, from + PIECE)}`);
  return pieces;
}
