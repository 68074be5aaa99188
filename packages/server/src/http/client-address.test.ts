import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { addressKey, clientAddress, shortAddress, trustIn } from './client-address.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

function seen(setting: string, remote: string, forwarded?: string): string {
  const trusts = trustIn(setting);
  if (trusts === undefined) throw new Error('no such trust');
  return clientAddress(from(remote, forwarded), trusts);
}

describe('where a request comes from', () => {
  test('what a stranger says about it counts for nothing', () => {
    expect(seen('none', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(seen('10.0.0.0/8', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  test('a proxy is believed, and what its client had written before is not', () => {
    expect(seen('10.0.0.0/8', '10.0.0.1', '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(seen('10.0.0.0/8, ::1', '::1', '1.1.1.1, 203.0.113.7, 10.2.3.4')).toBe('203.0.113.7');
    expect(seen('1', '127.0.0.1', '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(seen('2', '127.0.0.1', '1.1.1.1, 203.0.113.7')).toBe('1.1.1.1');
    expect(seen('127.0.0.1', '::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  });

  test('what is no address ends the list', () => {
    expect(seen('2', '127.0.0.1', '1.1.1.1, unknown')).toBe('127.0.0.1');
    expect(seen('1', '127.0.0.1', '')).toBe('127.0.0.1');
  });

  test.each(['nobody', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '::/129', '1.2.3.4/8/8', ','])(
    '%s is no trust',
    (text) => {
      expect(trustIn(text)).toBeUndefined();
    },
  );

  test('limits count by house, and logs tell less than that', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'));
    expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'));
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(shortAddress('203.0.113.7')).toBe('203.0.113.0/24');
    expect(shortAddress('2001:db8:1:2::9')).toBe('2001:db8:1::/48');
  });
});
