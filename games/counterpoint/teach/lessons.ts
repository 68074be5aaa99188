import type { Lesson } from '@countertop/core';
import { tableOf } from './lesson-table.ts';
import { lots, middle, three } from './lessons-table.ts';

/** From a first row to partners. You are always seat 0; small boards keep the eye on one thing. */
export const lessons: readonly Lesson[] = [
  {
    id: 'row',
    steps: [
      { id: 'place', at: tableOf({ board: [4, 4], reserves: ['ybgr', 'ybgr'] }), task: { any: true }, then: '+g' },
      {
        id: 'finish',
        at: tableOf({ board: [4, 4], placed: 'y:a2 b:b2 g:c2', reserves: ['ybgr', 'yybb'] }),
        task: { right: 'r:d2', wrong: { 'y:d2': 'twice', 'b:d2': 'twice', 'g:d2': 'twice' } },
      },
      {
        id: 'column',
        at: tableOf({ board: [4, 4], placed: 'r:c1 y:c3 y:a4 g:c4', reserves: ['ybgr', 'yyrr'] }),
        task: { right: 'b:c2', wrong: { 'y:c2': 'twice', 'g:c2': 'twice', 'r:c2': 'twice', 'b:b4': 'later' } },
      },
      {
        id: 'diagonal',
        at: tableOf({ board: [4, 4], placed: 'y:a4 b:b4 y:d4 r:b3 b:d1', reserves: ['ybgr', 'bbrr'] }),
        task: {
          right: 'g:c2',
          wrong: { 'g:c4': 'spoilt', 'r:c4': 'spoilt', 'y:c2': 'twice', 'b:c2': 'twice', 'r:c2': 'twice' },
        },
      },
      {
        id: 'find',
        at: tableOf({ board: [4, 4], placed: 'y:a3 g:d1 b:b3 y:d2 r:d3 y:a1', reserves: ['yybr', 'yyrr'] }),
        task: {
          gains: 1,
          wrong: { 'b:c3': 'lacks', 'y:c3': 'lacks', 'r:c3': 'lacks', 'y:d4': 'twice', 'r:d4': 'twice' },
        },
      },
    ],
  },
  lots,
  {
    id: 'windows',
    steps: [
      {
        id: 'longer',
        at: tableOf({ board: [5, 4], placed: 'y:a2 b:b2 g:c2 y:a4 r:d2 g:e4', reserves: ['ybgr', 'bbrr'] }),
        task: { right: 'y:e2', wrong: { 'b:e2': 'twice', 'g:e2': 'twice', 'r:e2': 'twice' } },
      },
      {
        id: 'ends',
        at: tableOf({ board: [6, 4], placed: 'g:b3 y:c3 r:d3 y:a1 b:e3 r:f1', reserves: ['ybrr', 'yyrr'] }),
        task: { right: 'b:a3', wrong: { 'b:f3': 'far', 'y:f3': 'far', 'y:a3': 'near', 'r:a3': 'near', 'r:f3': 'far' } },
      },
      {
        id: 'two',
        at: tableOf({ board: [5, 4], placed: 'y:a2 g:d2 b:b2 y:e2 b:e3 g:e4', reserves: ['ybbr', 'yybb'] }),
        task: { gains: 2, wrong: { 'r:e1': 'one' } },
      },
      {
        id: 'four',
        at: tableOf({ board: [7, 4], placed: 'y:a2 b:f2 b:b2 y:e2 g:c2 g:g2', reserves: ['ybgr', 'yybb'] }),
        task: { gains: 4, wrong: { 'y:d2': 'twice', 'b:d2': 'twice', 'g:d2': 'twice' } },
      },
      {
        id: 'most',
        at: tableOf({
          board: [6, 4],
          placed: 'g:a2 y:a4 r:d2 g:f4 y:b2 r:b4 g:e2 g:c4 y:f2 y:e4',
          reserves: ['ybrr', 'yygg'],
        }),
        task: { gains: 3, wrong: { 'b:d4': 'two' } },
      },
    ],
  },
  {
    id: 'crossing',
    steps: [
      {
        id: 'cross',
        at: tableOf({ board: [4, 4], placed: 'y:a2 r:c1 b:b2 y:c3 b:c4 r:d2', reserves: ['ygrr', 'yyrr'] }),
        task: { gains: 2, wrong: { 'y:c2': 'twice', 'r:c2': 'twice' } },
      },
      {
        id: 'slant',
        at: tableOf({ board: [4, 4], placed: 'b:a1 r:a3 r:b2 b:d3 g:c3 r:d2 g:d1', reserves: ['ybgg', 'ggrr'] }),
        task: { gains: 2, wrong: { 'y:b3': 'one' } },
      },
      {
        id: 'triple',
        at: tableOf({
          board: [4, 4],
          placed: 'b:b1 g:a2 r:d1 r:b2 b:a4 g:c1 b:c3 r:a3 g:d4',
          reserves: ['ybgr', 'bbgr'],
        }),
        task: { gains: 3, wrong: { 'y:c2': 'gift' } },
      },
      {
        id: 'most',
        at: tableOf({
          board: [5, 5],
          placed: 'g:a4 y:b4 y:a1 y:e5 g:b2 r:c3 b:d2 g:d5 r:c4 g:c1',
          reserves: ['ybbg', 'rrrr'],
        }),
        task: { gains: 3, wrong: { 'g:e1': 'one', 'g:a5': 'one', 'b:c5': 'opens', 'y:d4': 'twice' } },
      },
    ],
  },
  {
    id: 'again',
    steps: [
      {
        id: 'first',
        at: tableOf({ board: [4, 4], placed: 'y:a2 r:a1 b:b2 g:a3 g:c2', reserves: ['ybgr', 'ggrr'] }),
        task: { right: 'r:d2 b:a4' },
      },
      { id: 'second', task: { gains: 1 } },
      { id: 'third', task: { any: true }, then: '+b +r +y' },
    ],
  },
  {
    id: 'chain',
    steps: [
      {
        id: 'order',
        at: tableOf({ board: [4, 4], placed: 'y:a2 b:b2 y:d3 g:c2 b:d4 y:a4', reserves: ['ybgr', 'bbgr'] }),
        task: { right: 'r:d2', wrong: { 'g:d1': 'order' } },
      },
      { id: 'follow', task: { right: 'g:d1' } },
      {
        id: 'start',
        at: tableOf({ board: [5, 5], placed: 'b:d5 r:a2 r:e5 b:e2 r:d3 g:c4', reserves: ['yggr', 'yggr'] }),
        task: { right: 'y:b5', wrong: { 'y:b3': 'short' } },
      },
      { id: 'link', task: { right: 'g:c5' } },
      { id: 'end', task: { right: 'r:a5' } },
    ],
  },
  {
    id: 'reserves',
    steps: [
      {
        id: 'third',
        at: tableOf({ board: [4, 4], placed: 'y:a3 b:b3 y:c1 b:d2', reserves: ['bggr', 'ybgg'] }),
        task: { right: 'g:c3 g:d3', wrong: { 'r:c3': 'gives', 'r:d3': 'gives', 'b:c3': 'twice', 'b:d3': 'twice' } },
        then: '+b b:b1 +y',
      },
      { id: 'reap', task: { gains: 1 } },
      {
        id: 'after',
        at: tableOf({
          board: [4, 4],
          placed: 'g:a1 b:d4 y:b3 r:d3 r:d2 r:c4 b:a4 r:b1 g:b4',
          reserves: ['yyyb', 'ybgr'],
        }),
        task: { gains: 1 },
      },
      {
        id: 'last',
        task: {
          right: 'y:c3',
          wrong: { 'y:c1': 'first', 'y:d1': 'first', 'y:c2': 'second', 'y:a2': 'second', 'y:a3': 'column' },
        },
      },
      {
        id: 'careful',
        at: tableOf({
          board: [4, 4],
          placed: 'b:c4 y:c1 g:c3 g:c2 r:a2 y:b2 r:d2 g:b4 b:d4 b:a1 r:a4 y:a3 y:b1',
          reserves: ['yygr', 'ybbr'],
        }),
        task: {
          right: 'y:d3 g:b3 r:d1',
          wrong: { 'r:b3': 'row', 'r:d3': 'row', 'y:b3': 'slant', 'y:d1': 'slant', 'g:d1': 'column', 'g:d3': 'column' },
        },
      },
    ],
  },
  {
    id: 'deny',
    steps: [
      {
        id: 'spoil',
        at: tableOf({ board: [4, 4], placed: 'y:a2 b:b2 g:c2 y:b4', reserves: ['ybgg', 'ybrr'] }),
        task: { right: 'y:d2 b:d2 g:d2' },
      },
      {
        id: 'colour',
        at: tableOf({ board: [4, 4], placed: 'y:a2 b:b2 g:c2 y:d3 b:d4', reserves: ['ybbg', 'ygrr'] }),
        task: { right: 'y:d2 b:d2', wrong: { 'g:d2': 'opens' } },
      },
      {
        id: 'bigger',
        at: tableOf({ board: [4, 4], placed: 'y:a2 b:c1 g:b2 y:c3 b:d2 g:c4 b:a3 r:a4', reserves: ['yybb', 'ggrr'] }),
        task: { right: 'y:c2 b:c2', wrong: { 'y:a1': 'small', 'b:a1': 'small' } },
      },
      {
        id: 'both',
        at: tableOf({ board: [4, 4], placed: 'y:a4 b:b4 g:c4 b:a1 g:b1 r:d1', reserves: ['bggr', 'yybb'] }),
        task: { gains: 1, wrong: { 'b:c1': 'hasty', 'g:c1': 'hasty', 'r:c1': 'hasty' } },
      },
      { id: 'then', task: { right: 'b:c1 g:c1' } },
    ],
  },
  middle,
  {
    id: 'bag',
    steps: [
      {
        id: 'mine',
        at: tableOf({
          board: [6, 6],
          placed:
            'r:f4 y:c2 g:f1 b:a5 r:a1 y:b4 y:a3 b:c3 r:e5 b:c6 r:d1 g:d5 g:b5 r:e1 r:d2 r:c4 r:c1 g:d6 y:b1 b:c5 b:f5 g:e6 y:a4 r:e2 y:d3 r:e4 b:f3 r:f2 y:b6 b:d4 g:e3 y:a6 y:b2 y:f6',
          reserves: ['yybb', 'bggg'],
        }),
        task: { right: 'b:b3 b:a2', wrong: { 'y:b3': 'gives', 'y:a2': 'gives' } },
      },
      {
        id: 'guard',
        at: tableOf({
          board: [6, 6],
          placed:
            'r:a4 b:b6 g:a1 g:e6 g:d4 b:f1 g:a5 r:e5 g:f2 b:d2 r:b4 g:f5 b:d6 g:c6 y:c3 y:a6 b:d3 y:b1 g:e1 y:b2 r:c4 b:e2 r:e3 y:c5 b:d5 r:b5 r:a2 r:f6 b:a3 b:e4 g:b3 y:f4 r:f3 r:c2',
          reserves: ['ybrr', 'yyyg'],
        }),
        task: {
          right: 'b:c1 y:c1',
          wrong: { 'r:c1': 'yellow', 'y:d1': 'slant', 'b:d1': 'slant', 'r:d1': 'slant' },
        },
      },
      {
        id: 'close',
        at: tableOf({
          board: [4, 4],
          placed: 'g:b4 r:b3 b:c2 y:a1 g:c1 g:d3 b:c3 b:b2 r:a2 y:a3 b:a4 g:b1 y:d2 r:c4',
          reserves: ['ggrr', 'ybrr'],
        }),
        task: { right: 'g:d4', wrong: { 'r:d4': 'half', 'r:d1': 'open', 'g:d1': 'open' } },
      },
      {
        id: 'real',
        at: tableOf({
          board: [6, 6],
          placed:
            'b:b3 g:c5 b:f4 y:c4 b:a1 b:a6 y:d4 b:c3 y:b1 b:f1 y:b4 y:a5 g:c2 b:d2 b:f3 b:c1 b:e6 b:b2 r:f5 g:c6 r:b5 y:d3 g:b6 r:e2 r:f2 r:a4 r:a3 g:e4 g:d1 y:a2 b:d6 r:e1 r:f6 y:d5',
          reserves: ['yrrr', 'yyyg'],
        }),
        task: { right: 'y:e5', wrong: { 'r:e5': 'yellow', 'y:e3': 'slant', 'r:e3': 'slant' } },
      },
    ],
  },
  {
    id: 'ending',
    steps: [
      {
        id: 'wait',
        at: tableOf({
          board: [6, 6],
          placed:
            'r:e1 r:f6 r:b1 r:c5 b:a2 r:d4 g:b2 r:d6 y:c2 g:d2 g:f5 r:e6 b:f2 y:c6 b:a4 y:c3 r:e2 g:d5 y:c1 r:a1 b:b4 g:b5 r:e4 b:d3 r:a5 g:c4 y:f1 b:e5 g:d1 g:b3 r:a3 y:f4 y:f3',
          reserves: ['bggg', 'yybg'],
        }),
        task: {
          right: 'g:e3 b:e3',
          wrong: { 'b:a6': 'green', 'b:b6': 'green', 'g:a6': 'blue', 'g:b6': 'blue' },
        },
      },
      {
        id: 'squeeze',
        at: tableOf({
          board: [6, 6],
          placed:
            'b:f6 r:a2 y:f2 b:c1 b:f3 b:f4 g:e5 r:d5 g:d2 y:b3 r:c6 g:b2 g:e4 g:c2 b:a3 b:f1 y:e1 g:e2 b:d3 b:d4 y:b1 g:d1 y:a4 b:e3 b:a1 r:f5 b:e6 r:d6 y:a5 y:b6 y:a6 b:c4 y:b5',
          reserves: ['yrrr', 'yygr'],
        }),
        task: {
          right: 'r:b4',
          wrong: { 'y:b4': 'slant', 'r:c5': 'column', 'r:c3': 'column', 'y:c5': 'column', 'y:c3': 'column' },
        },
        then: '+g g:c3 +r',
      },
      { id: 'reap', task: { gains: 1 } },
      {
        id: 'spare',
        at: tableOf({
          board: [6, 6],
          placed:
            'b:e1 y:d3 b:b4 b:f1 b:d6 g:f2 g:a4 g:a5 g:c3 r:a1 r:a6 g:e5 g:e6 y:f5 r:b2 g:e4 r:b6 g:f6 y:c6 g:c1 b:e2 b:e3 g:f3 y:d5 g:b3 g:b1 y:b5 y:d1 r:c2 b:d2 r:f4 r:a3 y:a2',
          reserves: ['ybrr', 'bbrr'],
        }),
        task: {
          right: 'r:d4 b:d4',
          wrong: {
            'y:d4': 'yellow',
            'y:c4': 'yellow',
            'y:c5': 'yellow',
            'r:c4': 'blue',
            'r:c5': 'blue',
            'b:c4': 'red',
            'b:c5': 'red',
          },
        },
      },
    ],
  },
  three,
  {
    id: 'partners',
    steps: [
      {
        id: 'team',
        at: tableOf({
          board: [4, 4],
          partners: true,
          placed: 'y:a2 b:b2 g:c2',
          reserves: ['ybgr', 'yybb', 'yrrg', 'ggbb'],
        }),
        task: { gains: 1, wrong: { 'y:d2': 'twice', 'b:d2': 'twice', 'g:d2': 'twice' } },
      },
      {
        id: 'feed',
        at: tableOf({
          board: [4, 4],
          partners: true,
          placed: 'y:a3 r:d1 b:b3 b:d2',
          reserves: ['ybgr', 'yybb', 'yrrr', 'bggg'],
        }),
        task: { right: 'g:c3', wrong: { 'r:c3': 'other', 'r:d3': 'other', 'g:d3': 'column' } },
        then: '+b b:b1 +y r:d3',
      },
      {
        id: 'guard',
        at: tableOf({
          board: [4, 4],
          partners: true,
          placed: 'y:a2 b:b2 g:c2 y:a4 b:b4 r:c4',
          reserves: ['yybb', 'ybrr', 'yybb', 'bggg'],
        }),
        task: { right: 'y:d2 b:d2', wrong: { 'y:d4': 'late', 'b:d4': 'late' } },
        then: '+r y:b1 +b b:d4',
      },
      {
        id: 'leave',
        at: tableOf({
          board: [4, 4],
          partners: true,
          placed: 'r:d4 b:c2 g:b2 g:a3 y:b1 y:d3 r:d1 b:a2 r:a1 b:c1',
          reserves: ['bbbb', 'bgrr', 'yybg', 'yrrr'],
        }),
        task: { right: 'b:c4 b:d2', wrong: { 'b:a4': 'spoils', 'b:b3': 'opens', 'b:b4': 'opens', 'b:c3': 'opens' } },
        then: '+g r:b4 +g y:a4',
      },
    ],
  },
];
