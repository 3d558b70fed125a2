export default ({ ahead, angleBetween, bearing, clearWay, distance, free, go, random }) => {
  // The moment of the past that was most like the last eight ticks, and what came after it.
  function recall(foe, past, speed) {
    const now = past.length - 1;
    let [best, at] = [Infinity, now];
    for (let then = now - 12; then > 8; then--) {
      let unlike = 0;
      for (let back = 0; back < 8; back++) {
        const [a, b] = [past[then - back], past[now - back]];
        unlike += Math.abs(a.turn - b.turn) + Math.abs(a.speed - b.speed) * 2;
      }
      if (unlike < best) [best, at] = [unlike, then];
    }
    let there = foe;
    let { angle } = foe;
    for (let ticks = 1; ticks < 60 && distance(there) > ticks * speed; ticks++) {
      const then = past[at === now ? now : at + 1 + ((ticks - 1) % (now - at))];
      angle += then.turn;
      const next = ahead(there, angle, then.speed);
      if (!free(next)) break;
      there = next;
    }
    return there;
  }

  function tick(state) {
    const { enemies, memory, heat } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    const hasFired = foe.heat > (memory.heat ?? 2);
    memory.heat = foe.heat;
    if (hasFired) memory.due = state.tick + Math.floor(foe.distance / (20 - 15 * (foe.heat - 0.9))) - 2;
    memory.past ??= [];
    memory.past.push({ turn: angleBetween(memory.angle ?? foe.angle, foe.angle), speed: foe.speed });
    memory.angle = foe.angle;
    memory.side ??= 1;
    if (random() < 0.04) memory.side = -memory.side;
    const way = clearWay(bearing(foe) + memory.side * (foe.distance > 300 ? 75 : 100), memory.side);
    const isReady = heat < 0.15;
    // Energy that is left over is a shield, at the moment when the shell comes by.
    const shield = state.tick === memory.due && state.energy > 40;
    return {
      ...go(way),
      shield,
      aim: bearing(isReady ? recall(foe, memory.past, 14) : foe),
      fire: isReady ? 2 : 0,
    };
  }
  return tick;
};
