import type { Game } from '@countertop/core';
import { Connection, LIVE_PATH, type Me, socketLink, type TableFollower } from '@countertop/protocol';
import { wasOnline } from '../store/was-online.ts';
import { ask } from './ask.ts';

/** The page's one way to the server. It is dialled by the first screen that needs it, and looks after itself from then on. */
class Server {
  readonly connection = new Connection({
    dial: (events) => socketLink(() => new WebSocket(liveAddress()), events),
    later: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    random: () => Math.random(),
  });
  status = $state(this.connection.status);
  /** Since when there is no way to the server although there was one, by this device's clock. */
  lostAt: number | undefined = $state();
  /** Whether the server has said that it cannot keep anything now. */
  storeGone = $state(false);
  /** Who this is to the others; undefined until the server has said it. */
  me: Me | undefined = $state.raw();
  /** Whether there is no server at all: the page may lie on one that only serves files. */
  missing = $state(false);
  private readonly followed = new Map<string, number>();
  private opening: Promise<void> | undefined;
  /** Other tabs of this browser: what one becomes, all are. */
  private readonly tabs = new BroadcastChannel('countertop.person');

  /** To be called by every screen that talks to the server. */
  open(): Promise<void> {
    this.opening ??= this.greet();
    return this.opening;
  }

  private async greet(): Promise<void> {
    this.connection.listen(() => {
      this.status = this.connection.status;
      this.storeGone = this.connection.storeGone;
      if (this.status === 'open') this.lostAt = undefined;
      else if (this.status === 'lost') {
        this.lostAt ??= Date.now();
        // Who began without a network is nobody's guest yet, and no socket opens for nobody: asked before the next try.
        if (this.me === undefined) void this.know();
      }
      // Before it is open, the connection only knows who this was.
      if (this.status === 'open') this.me = this.connection.me ?? this.me;
    });
    // A device that wakes up, or a network that is back, should not wait for the next try.
    const wake = () => {
      if (!document.hidden) this.connection.start();
    };
    addEventListener('online', wake);
    // A network that is gone does not say so to those who listen to it.
    addEventListener('offline', () => this.connection.cut());
    document.addEventListener('visibilitychange', wake);
    this.tabs.addEventListener('message', () => void this.comeBack());
    await this.know();
    this.connection.start();
  }

  /** Somebody has signed in or out here: from now on every tab speaks as who that is. */
  async beSomebodyElse(): Promise<void> {
    this.tabs.postMessage('changed');
    await this.comeBack();
  }

  private async comeBack(): Promise<void> {
    this.connection.stop();
    await this.know();
    this.connection.start();
  }

  /** Follows a table until everybody here who asked for it has let it go. */
  follow(table: string, game: Game): TableFollower {
    this.followed.set(table, (this.followed.get(table) ?? 0) + 1);
    return this.connection.follow(table, game);
  }

  unfollow(table: string): void {
    const left = (this.followed.get(table) ?? 0) - 1;
    if (left > 0) this.followed.set(table, left);
    else if (this.followed.delete(table)) this.connection.unfollow(table);
  }

  /** The first question makes the guest: only then the socket knows who speaks. */
  async know(): Promise<void> {
    const me = await ask('me');
    if (me.ok) {
      this.me = me.value;
      wasOnline.keep(true);
    }
    this.missing = !me.ok && navigator.onLine;
  }

  /** For whoever does not want to wait for the next try. */
  async retry(): Promise<void> {
    await this.know();
    this.connection.start();
  }

  async rename(name: string): Promise<boolean> {
    const me = await ask('changeMe', {}, { name });
    if (me.ok) this.me = me.value;
    return me.ok;
  }

  async change(change: { chat?: boolean; block?: string; unblock?: string }): Promise<boolean> {
    const me = await ask('changeMe', {}, change);
    if (me.ok) this.me = me.value;
    return me.ok;
  }
}

function liveAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${LIVE_PATH}`;
}

export const server = new Server();
