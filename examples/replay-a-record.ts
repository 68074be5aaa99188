// Replays a record and prints where it led: npx tsx --conditions=source examples/replay-a-record.ts
import { loadGame } from '@countertop/catalogue';
import { coreWords, PLAIN, readScene, replay, sentence } from '@countertop/core';

const text = '{"game": "countermine", "seats": 2, "moves": ["f6", "g7", "f7", "g8", "f8", "g9", "f9", "g5", "f10"]}';

const scene = readScene(JSON.parse(text));
if (!scene.ok) throw new Error(sentence(scene.problem, coreWords));
const game = await loadGame(scene.value.game);
if (!game.ok) throw new Error(sentence(game.problem, coreWords));
const played = replay(game.value, scene.value);
if (!played.ok)
  throw new Error(`Move ${(played.ply ?? 0) + 1}: ${sentence(played.problem, game.value.words, coreWords)}`);

const { position } = played;
console.log(game.value.picture(position, PLAIN));
console.log(`Scores ${position.scores().join(' : ')}, seat ${position.actor} to move.`);
