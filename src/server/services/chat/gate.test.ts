import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

/** Passes the gate and stays inside for a while, on one thread. */
async function pass(gate: ReturnType<typeof createGate>, ms: number): Promise<void> {
  const leave = await gate.enter();
  const until = performance.now() + ms;
  while (performance.now() < until) Math.random();
  leave();
}

test('a process with nothing else to do lets everybody through', async () => {
  const from = performance.now();
  const gate = createGate(() => ({ idle: (performance.now() - from) * 2, active: 0 }));
  for (let visitor = 0; visitor < 30; visitor++) await pass(gate, 5);
  expect(performance.now() - from).toBeLessThan(1_000);
});

test('a crowd waits its turn, in order, while there is other work', async () => {
  let active = 0;
  const gate = createGate(() => ({ idle: 0, active }));
  await pass(gate, 60);
  const order: number[] = [];
  const crowd = [1, 2, 3].map(async (visitor) => {
    const leave = await gate.enter();
    order.push(visitor);
    leave();
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(order).toEqual([]);
  active = 10_000;
  await Promise.all(crowd);
  expect(order).toEqual([1, 2, 3]);
});
