import type { MatchEvent } from '@countertop/core';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Thinking } from '../bots/thinking.ts';
import type { Heart } from '../heart.ts';
import type { Witness } from './witness.ts';

/** Seconds: what a person does not notice, what they do, and what is wrong. */
const SHORT = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const LONG = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
/** The outcome of most messages. */
const DONE = 'done';
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Counts what happens, in the words of Prometheus. Memory and the delay of the loop are those of the process. */
export class Metrics implements Witness {
  private readonly registry = new Registry();
  private readonly moves = this.counter('moves', 'Moves that came onto disk, those of bots included.');
  private readonly ended = this.counter('matches_ended', 'Matches that came to their end.');
  private readonly answers = this.counter('answers', 'Messages that asked for something, by what came of them.', [
    'kind',
    'outcome',
  ]);
  private readonly acknowledgement = this.histogram(
    'acknowledgement_seconds',
    'From a message to its answer: what it led to is on disk.',
    SHORT,
  );
  private readonly commits = this.histogram('commit_seconds', 'How long a commit of one tick took.', SHORT);
  private readonly tickTables = this.histogram('tick_tables', 'Tables in one commit.', SIZES);
  private readonly tickEvents = this.histogram('tick_events', 'Events in one commit.', SIZES);
  private readonly refused = this.counter('refused_messages', 'What was no message, by problem.', ['code']);
  private readonly resyncs = this.counter('resyncs', 'Clients that came back and asked for what they missed.');
  private readonly opened = this.counter('connections_opened', 'Connections that were let in.');
  private readonly away = this.counter('connections_refused', 'Connections that were turned away, by status.', [
    'status',
  ]);
  private readonly gone = this.counter('connections_let_go', 'Connections that the server ended, by reason.', ['why']);
  private readonly thoughts = this.histogram('bot_thinking_seconds', 'How long bots thought.', LONG);
  private readonly breakdowns = this.counter('bot_breakdowns', 'Bots that came to no answer.');
  private readonly complaints = this.counter('complaints', 'What went wrong, by what it was.', ['what']);
  private readonly requests = this.histogram('request_seconds', 'Requests over HTTP, by route and status.', SHORT, [
    'route',
    'status',
  ]);

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'countertop_' });
  }

  /** Looks at the heart whenever somebody asks how it is. */
  observe({ live, tables, bots, store, bus }: Heart): void {
    this.gauge('connections', 'Connections that are open.', () => live.connections);
    this.gauge('followers', 'Connections at tables, those of players included.', () => live.audience().followers);
    this.gauge(
      'spectators',
      'Connections at tables of people who do not play there.',
      () => live.audience().spectators,
    );
    this.gauge('tables_held', 'Tables in memory.', () => tables.size);
    this.gauge('tables_running', 'Tables at which a match runs.', () => store.running());
    this.gauge('bots_waiting', 'Tables that wait for a thread to think for a bot.', () => bots?.load.waiting ?? 0);
    this.gauge('bots_thinking', 'Tables for whose bots a thread thinks.', () => bots?.load.thinking ?? 0);
    this.gauge('bus_up', 'Whether other processes are heard: 1, or 0.', () => (bus.isUp ? 1 : 0));
  }

  /** What this process has brought onto disk: others count their own. */
  kept(events: readonly MatchEvent[]): void {
    for (const { kind } of events) {
      if (kind === 'moved') this.uncounted.moves++;
      if (kind === 'ended') this.ended.inc();
    }
  }

  /** In the form that Prometheus reads. */
  async page(): Promise<{ readonly type: string; readonly text: string }> {
    this.count();
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }

  /** What is counted with every move is added up here, and given to the counters when somebody asks. */
  private readonly uncounted = { moves: 0, done: new Map<string, number>() };

  private count(): void {
    const { moves, done } = this.uncounted;
    this.moves.inc(moves);
    for (const [kind, count] of done) this.answers.inc({ kind, outcome: DONE }, count);
    this.uncounted.moves = 0;
    done.clear();
  }

  answered(kind: string, outcome: string, milliseconds: number): void {
    const { done } = this.uncounted;
    if (outcome === DONE) done.set(kind, (done.get(kind) ?? 0) + 1);
    else this.answers.inc({ kind, outcome });
    this.acknowledgement.observe(milliseconds / 1000);
  }

  misunderstood(code: string): void {
    this.refused.inc({ code });
  }

  resynced(): void {
    this.resyncs.inc();
  }

  admitted(): void {
    this.opened.inc();
  }

  turnedAway(status: number): void {
    this.away.inc({ status });
  }

  letGo(why: Parameters<Witness['letGo']>[0]): void {
    this.gone.inc({ why });
  }

  committed(tables: number, events: number, milliseconds: number): void {
    this.commits.observe(milliseconds / 1000);
    this.tickTables.observe(tables);
    this.tickEvents.observe(events);
  }

  complained(what: string): void {
    this.complaints.inc({ what });
  }

  requested(route: string, status: number, milliseconds: number): void {
    this.requests.observe({ route, status }, milliseconds / 1000);
  }

  /** Thinking, with a watch beside it. */
  timed(thinking: Thinking): Thinking {
    return {
      size: thinking.size,
      close: () => thinking.close(),
      think: async (question) => {
        const stop = this.thoughts.startTimer();
        const answer = await thinking.think(question).finally(stop);
        if (!answer.ok) this.breakdowns.inc();
        return answer;
      },
    };
  }

  private counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name: `countertop_${name}_total`, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string, buckets: number[], labelNames: string[] = []): Histogram {
    return new Histogram({ name: `countertop_${name}`, help, buckets, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name: `countertop_${name}`,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }
}
