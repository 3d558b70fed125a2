export default ({ ahead, angleBetween, bearing, clearWay, distance, free, go, random }) => {
  const PARTS = [-0.7, -0.3, 0, 0.3, 0.6, 0.8, 1];
  const between = (a, b) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
  let here = null;
  const bearingFrom = (from, to) => bearing({ x: to.x - from.x + here.x, y: to.y - from.y + here.y });

  // As far along its curve as the shell needs to get there.
  function predict(foe, turn, speed) {
    let there = foe;
    let { angle } = foe;
    for (let ticks = 1; ticks < 60 && distance(there) > ticks * speed; ticks++) {
      angle += turn;
      const next = ahead(there, angle, foe.speed);
      if (!free(next)) break;
      there = next;
    }
    return there;
  }

  // Bets on how much of the lead it takes, and raises what has paid.
  function betOn(state, foe, speed) {
    const { memory, tick: now, position } = state;
    const turn = angleBetween(memory.angle ?? foe.angle, foe.angle);
    memory.angle = foe.angle;
    memory.paid ??= PARTS.map(part => (part === 1 ? 1.5 : part > 0 ? 1 : 0));
    memory.bets ??= [];
    memory.bets = memory.bets.filter(bet => {
      const far = between(bet.from, foe);
      if ((now - bet.since) * speed < far) return true;
      const at = bearingFrom(bet.from, foe);
      PARTS.forEach((part, index) => {
        const isHit = Math.abs(angleBetween(bet.straight + part * bet.lead, at)) < 1200 / far;
        memory.paid[index] = memory.paid[index] * (1 - 0.03 * bet.stake) + (isHit ? bet.stake : 0);
      });
      return false;
    });
    const straight = bearing(foe);
    if (state.heat > 0 && now % 4 > 0) return straight;
    const lead = angleBetween(straight, bearing(predict(foe, turn, speed)));
    const from = { x: position.x, y: position.y };
    memory.bets.push({ from, straight, lead, since: now, stake: state.heat > 0 ? 0.3 : 1 });
    return straight + lead * PARTS[memory.paid.indexOf(Math.max(...memory.paid))];
  }

  // A coin for each of your shots: on, or back.
  function tick(state) {
    const { position, enemies, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    here = position;
    memory.side ??= 1;
    const hasFired = foe.heat > (memory.heat ?? 2);
    memory.heat = foe.heat;
    if (hasFired) memory.due = state.tick + Math.floor(foe.distance / (20 - 15 * (foe.heat - 0.9))) - 2;
    if (hasFired) memory.turnAt = state.tick + Math.floor(random() * 8);
    if (state.tick === memory.turnAt && random() < 0.6) memory.side = -memory.side;
    const way = clearWay(bearing(foe) + memory.side * (foe.distance > 300 ? 75 : 100), memory.side);
    // Energy that is left over is a shield, at the moment when the shell comes by.
    const shield = state.tick === memory.due && state.energy > 95;
    return { ...go(way), aim: betOn(state, foe, 14), fire: 2, shield };
  }
  return tick;
};
