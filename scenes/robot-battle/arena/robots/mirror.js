export default ({ ahead, angleBetween, bearing, clearWay, distance, free, go }) => {
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

  // For each of your shots, where it would hit: straight at where I was, and ahead of me.
  function noticeShots(state, foe) {
    const { memory, position, speed } = state;
    const { last } = memory;
    memory.shells ??= [];
    if (last && foe.heat > last.heat) {
      const shellSpeed = 20 - 15 * (foe.heat - 0.9);
      let led = last.me;
      for (let round = 0; round < 5; round++)
        led = ahead(last.me, last.angle, (last.speed * between(last.foe, led)) / shellSpeed);
      const half = { x: (led.x + last.me.x) / 2, y: (led.y + last.me.y) / 2 };
      memory.shells.push({ from: last.foe, goals: [last.me, half, led], speed: shellSpeed, since: state.tick - 1 });
    }
    const isFlying = shell => (state.tick - shell.since) * shell.speed < between(shell.from, position);
    memory.shells = memory.shells.filter(isFlying);
    const me = { x: position.x, y: position.y };
    memory.last = { me, foe: { x: foe.x, y: foe.y }, heat: foe.heat, angle: position.angle, speed };
  }

  // How near the shells of the next moments come, if I am there then.
  function danger(at, state) {
    let sum = 0;
    for (const { from, goals, speed, since } of state.memory.shells) {
      const far = between(from, at);
      const ticks = Math.max(1, far / speed - (state.tick - since));
      for (const goal of goals) {
        const part = far / Math.max(1, between(from, goal));
        const beside = between(at, { x: from.x + (goal.x - from.x) * part, y: from.y + (goal.y - from.y) * part });
        sum += 400 / (300 + beside * beside) / (8 + ticks);
      }
    }
    return sum;
  }

  function tick(state) {
    const { position, enemies, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    here = position;
    noticeShots(state, foe);
    let [best, least] = [memory.way ?? 90, Infinity];
    for (let way = 0; way < 360; way += 20) {
      const there = ahead(position, way, 90);
      if (!free(there)) continue;
      const near = Math.max(0, 260 - between(there, foe)) / 4000;
      const far = Math.max(0, between(there, foe) - 420) / 4000;
      const turn = Math.abs(angleBetween(memory.way ?? way, way)) / 20000;
      const risk = danger(there, state) + danger(ahead(position, way, 45), state) + near + far + turn;
      if (risk < least) [best, least] = [way, risk];
    }
    memory.way = best;
    // Energy that is left over is a shield, at the moment when a shell comes by.
    const isNear = ({ from, since, speed }) => between(from, position) - (state.tick - since) * speed < speed + 20;
    const shield = state.energy > 60 && memory.shells.some(isNear);
    return { ...go(best), aim: betOn(state, foe, 14), fire: 2, shield };
  }
  return tick;
};
