export default ({ angleBetween, bearing, clearWay, go, random }) => {
  const SLOTS = 31;
  const MIDDLE = 15;
  const between = (a, b) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
  let here = null;
  const bearingFrom = (from, to) => bearing({ x: to.x - from.x + here.x, y: to.y - from.y + here.y });

  // The widest angle at which it can be by the time a shell of this speed comes by.
  const widest = speed => (8 / speed) * 57;
  const add = (counts, slot, weight) => {
    for (let near = 0; near < SLOTS; near++) counts[near] += weight / (1 + (near - slot) * (near - slot));
  };

  // A wave goes out each tick as if I had fired; where it finds the foe is counted, apart for each speed across.
  function count(state, foe, speed) {
    const { memory, position, tick: now } = state;
    memory.waves ??= [];
    memory.counts ??= [0, 1, 2, 3].map(fast => {
      const counts = Array.from({ length: SLOTS }, () => 0);
      add(counts, MIDDLE + fast * 4, 0.5);
      return counts;
    });
    memory.waves = memory.waves.filter(wave => {
      if ((now - wave.since) * wave.speed < between(wave.from, foe)) return true;
      const off = angleBetween(wave.direction, bearingFrom(wave.from, foe)) * wave.side;
      const counts = memory.counts[wave.fast];
      for (let near = 0; near < SLOTS; near++) counts[near] *= 1 - 0.01 * wave.weight;
      add(counts, Math.round(MIDDLE + (off / widest(wave.speed)) * MIDDLE), wave.weight);
      return false;
    });
    const direction = bearing(foe);
    const across = angleBetween(direction, foe.angle);
    const drift = ((foe.speed * (across > 0 ? 1 : -1)) / 8) * (1 - Math.abs(90 - Math.abs(across)) / 90);
    if (Math.abs(drift) > 0.05) memory.sideOfFoe = drift > 0 ? 1 : -1;
    const side = memory.sideOfFoe ?? 1;
    const fast = Math.min(3, Math.floor(Math.abs(drift) * 4));
    const from = { x: position.x, y: position.y };
    memory.waves.push({ from, since: now, speed, direction, side, fast, weight: state.heat > 0 ? 0.2 : 1 });
    const counts = memory.counts[fast];
    return direction + ((counts.indexOf(Math.max(...counts)) - MIDDLE) / MIDDLE) * widest(speed) * side;
  }

  function tick(state) {
    const { position, enemies, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    here = position;
    const power = foe.distance < 150 ? 3 : 2;
    const aim = count(state, foe, 20 - 3 * power);
    memory.side ??= 1;
    const hasFired = foe.heat > (memory.heat ?? 2);
    memory.heat = foe.heat;
    if (hasFired) memory.due = state.tick + Math.floor(foe.distance / (20 - 15 * (foe.heat - 0.9))) - 2;
    if (hasFired) memory.turnAt = state.tick + Math.floor(random() * 10);
    if (state.tick === memory.turnAt && random() < 0.5) memory.side = -memory.side;
    const way = clearWay(bearing(foe) + memory.side * (foe.distance > 320 ? 75 : 105), memory.side);
    // Energy that is left over is a shield, at the moment when the shell comes by.
    const shield = state.tick === memory.due && state.energy > 97;
    return { ...go(way), aim, fire: power, shield };
  }
  return tick;
};
