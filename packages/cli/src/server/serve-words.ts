import type { Problem } from '@countertop/core';
import { type Settings, withoutPassword } from '@countertop/server/settings';
import { EXIT, type Exit, Refusal } from '../exit.ts';

type Where = Pick<Settings, 'store'> & Partial<Pick<Settings, 'host' | 'port'>>;

/** Why a server or what it keeps could not be opened, for whoever asked for it. What is a fault of the program is left as it is. */
export function whyNotServed(error: unknown, where: Where): unknown {
  if (!(error instanceof Error)) return error;
  if ('problem' in error) return refusalOf(error.problem as Problem, where);
  const { host, port } = where;
  const store = withoutPassword(where.store);
  const at = `${host}:${port}`;
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new Refusal(EXIT.failed, `Something else is served at ${at} already; --port names another.`);
    case 'EACCES':
      return new Refusal(EXIT.failed, `Nobody may listen at ${at} without more rights; --port names another.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Refusal(EXIT.failed, `This machine has no address ${host}; --host names another.`);
    case 'SQLITE_NOTADB':
      return new Refusal(EXIT.unreadable, `${store} is no file of SQLite.`);
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'ENOTDIR':
    case 'EROFS':
      return new Refusal(EXIT.unwritable, `${store} cannot be written.`);
    default:
      return error;
  }
}

function refusalOf({ code, data = {} }: Problem, { store }: Where): Refusal {
  const [status, says] = sentenceOf(code, data, String(data.store ?? withoutPassword(store)));
  return new Refusal(status, says);
}

function sentenceOf(code: string, data: NonNullable<Problem['data']>, store: string): readonly [Exit, string] {
  switch (code) {
    case 'page-missing':
      return [EXIT.unreadable, `The page has not been built: there is no folder ${data.page}. npm run build makes it.`];
    case 'file-newer':
      return [
        EXIT.failed,
        `${store} was written by a newer countertop: it is of version ${data.version}, and this one knows ${data.known}. It was left as it is.`,
      ];
    case 'file-missing':
      return [EXIT.unreadable, `There is no file ${data.file}.`];
    case 'file-exists':
      return [EXIT.unwritable, `${data.file} is there already; --force writes over it.`];
    case 'file-strange':
      return [EXIT.failed, `${data.file} is not a file that countertop has written.`];
    case 'file-broken':
      return [EXIT.failed, `${data.file} is damaged: ${data.why}.`];
    case 'file-served':
      return [EXIT.failed, `Another server runs on ${store} already: one file, one server.`];
    case 'store-unknown':
      return [
        EXIT.usage,
        `This countertop keeps things in sqlite:FILE, in postgres://… or in memory, not in ${data.store}.`,
      ];
    case 'store-unreachable':
      return [EXIT.failed, `${store} cannot be opened: ${data.why}.`];
    case 'store-served':
      return [EXIT.failed, `Servers or workers run on it: ${data.others} connections. Stop them first.`];
    case 'file-older':
      return [
        EXIT.failed,
        `${store} is of version ${data.version}, and this countertop moves ${data.known}: start a server on it once, which brings it there.`,
      ];
    case 'move-nowhere':
      return [EXIT.usage, '--from and --to are the same place.'];
    case 'move-target-full':
      return [EXIT.failed, `${store} is not empty: there is something in ${data.table}. It was left as it is.`];
    case 'move-other':
      return [
        EXIT.failed,
        `Something else is being moved to ${store}, or what is moved has changed. Begin with an empty place.`,
      ];
    case 'move-differs':
      return [EXIT.failed, `What is in ${data.table} is not the same at both places. Begin with an empty place.`];
    case 'move-unfinished':
      return [
        EXIT.failed,
        `Something is being moved to ${store}, and not all of it is there: countertop migrate goes on with it.`,
      ];
    case 'bus-without-store':
      return [EXIT.usage, '--bus postgres goes with --store postgres://…: it is the bus of that store.'];
    case 'worker-alone':
      return [EXIT.usage, `Nobody else serves what is in ${store}: a worker stands beside servers on postgres://….`];
    case 'proxy-unknown':
      return [
        EXIT.usage,
        `--trust-proxy is none, a number of proxies, or addresses and networks with commas, not "${data.given}".`,
      ];
    default:
      return [EXIT.fault, code];
  }
}
