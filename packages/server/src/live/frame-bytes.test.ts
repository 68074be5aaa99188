import { expect, test } from 'vitest';
import { Receiver } from 'ws';
import { frameBytes } from './frame-bytes.ts';

test.each([0, 1, 125, 126, 1_000, 65_535, 65_536, 100_000])(
  'a text of %i letters is a frame that ws reads',
  (length) => {
    const text = 'ы'.repeat(length % 7) + 'x'.repeat(length - (length % 7));
    const heard: string[] = [];
    const receiver = new Receiver({ isServer: false });
    receiver.on('message', (data: Buffer, isBinary: boolean) => heard.push(isBinary ? 'binary' : data.toString()));
    receiver.write(frameBytes(text));
    receiver.write(frameBytes(text));
    receiver.write(frameBytes('and another'));
    expect(heard).toEqual([text, text, 'and another']);
  },
);
