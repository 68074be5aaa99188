import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether whoever stands at an address, so many steps before us, may say where a request came from. */
export type Trust = (address: string, hop: number) => boolean;

/** `none`, a number of proxies, or their addresses and networks with commas; undefined: it is none of these. */
export function trustIn(setting: string): Trust | undefined {
  if (setting === 'none') return () => false;
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting);
  const networks = new BlockList();
  for (const part of setting.split(',')) {
    const [address, bits, more] = part.trim().split('/');
    const kind = kindOf(address);
    const width = bits === undefined ? widthOf(kind) : Number(bits);
    if (kind === undefined || more !== undefined || !/^\d*$/.test(bits ?? '')) return undefined;
    if (bits === '' || width > widthOf(kind)) return undefined;
    networks.addSubnet(address, width, kind);
  }
  return (address) => {
    const plain = unmapped(address);
    const kind = kindOf(plain);
    return kind !== undefined && networks.check(plain, kind);
  };
}

function kindOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}

function widthOf(kind: 'ipv4' | 'ipv6' | undefined): number {
  return kind === 'ipv4' ? 32 : 128;
}

/**
 * Where a request comes from: who is connected to us; where that one is trusted, who they say was before them, and so on. What
 * somebody wrote there who is not trusted counts for nothing: a client can begin the list with any address it likes.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trusts: Trust): string {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  let address = unmapped(socket.remoteAddress ?? '');
  for (let hop = 0; said.length > 0 && trusts(address, hop); hop++) {
    const before = unmapped(said.pop() ?? '');
    if (kindOf(before) === undefined) break;
    address = before;
  }
  return address;
}

/** An address of IPv4 that came over IPv6 is the same address. */
function unmapped(address: string): string {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return inner === null ? address : inner[1];
}

/** By what limits count: one house has one address of IPv4, and as many as it likes in one network of IPv6. */
export function addressKey(address: string): string {
  const plain = unmapped(address);
  return kindOf(plain) === 'ipv6' ? networkOf(plain, 4) : plain;
}

/** So much of an address that it points at nobody in particular. */
export function shortAddress(address: string): string {
  const plain = unmapped(address);
  if (kindOf(plain) === 'ipv6') return networkOf(plain, 3);
  return kindOf(plain) === 'ipv4' ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : '';
}

/** The first groups of an address of IPv6, each of 16 bits. */
function networkOf(address: string, groups: number): string {
  const [head, tail] = address.split('%')[0].split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  const kept = all.slice(0, groups).map((group) => Number.parseInt(group, 16).toString(16));
  return `${kept.join(':')}::/${groups * 16}`;
}
