export default ({ ahead, angleBetween, bearing, clearWay, distance, free, go }) => {
  const SLOTS = 31;
  const PARTS = [-0.7, -0.3, 0, 0.3, 0.6, 0.8, 1];
  const MIDDLE = 15;
  const between = (a, b) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
  const widest = speed => (8 / speed) * 57;
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

  const slotOf = (wave, at) => {
    const off = angleBetween(wave.direction, bearingFrom(wave.from, at)) * wave.side;
    return Math.max(0, Math.min(SLOTS - 1, Math.round(MIDDLE + (off / widest(wave.speed)) * MIDDLE)));
  };

  function count(hits, slot, weight) {
    for (let near = 0; near < SLOTS; near++) hits[near] += weight / (1 + (near - slot) * (near - slot) * 0.4);
  }

  // Your shots as waves; a hit tells where on its wave it was.
  function noticeShots(state, foe) {
    const { memory, position, speed } = state;
    const { last } = memory;
    if (!memory.hits) {
      memory.waves = [];
      memory.hits = Array.from({ length: SLOTS }, () => 0);
      count(memory.hits, MIDDLE, 1);
      count(memory.hits, SLOTS - 3, 1.2);
    }
    const isHurt = last && last.health - state.health >= 5;
    memory.waves = memory.waves.filter(wave => {
      const left = between(wave.from, position) - (state.tick - wave.since) * wave.speed;
      if (isHurt && Math.abs(left) < 30) count(memory.hits, slotOf(wave, position), 2);
      return left > -20;
    });
    if (last && foe.heat > last.heat) {
      const direction = bearingFrom(last.foe, last.me);
      const across = angleBetween(direction, last.angle) > 0 ? 1 : -1;
      const side = last.speed < 0 ? -across : across;
      const shellSpeed = 20 - 15 * (foe.heat - 0.9);
      memory.waves.push({ from: last.foe, direction, side, speed: shellSpeed, since: state.tick - 1 });
    }
    const me = { x: position.x, y: position.y };
    memory.last = {
      me,
      foe: { x: foe.x, y: foe.y },
      heat: foe.heat,
      angle: position.angle,
      speed,
      health: state.health,
    };
  }

  // Where to, on the round about the foe, and away from walls.
  function wayRound(at, foe, side) {
    const near = between(at, foe) > 230 ? 80 : 105;
    let way = bearingFrom(at, foe) + side * near;
    for (let step = 0; step < 12 && !free(ahead(at, way, 100)); step++) way += side * 15;
    return way;
  }

  // Drives on in thought until the wave is there.
  function riskOf(wave, state, foe, side) {
    let at = state.position;
    let { angle } = state.position;
    let { speed } = state;
    for (let ticks = state.tick - wave.since; ticks * wave.speed < between(wave.from, at) && ticks < 120; ticks++) {
      if (side === 0) speed -= Math.sign(speed) * Math.min(2, Math.abs(speed));
      else {
        const off = angleBetween(angle, wayRound(at, foe, side));
        const isBack = Math.abs(off) > 90;
        const most = Math.floor(10 - 0.75 * Math.abs(speed));
        angle += Math.round(Math.max(-most, Math.min(most, isBack ? off - 180 * Math.sign(off) : off)));
        const wish = isBack ? -8 : 8;
        speed = speed * wish < 0 ? speed + Math.sign(wish) * 2 : Math.max(-8, Math.min(8, speed + Math.sign(wish)));
      }
      const next = ahead(at, angle, speed);
      if (free(next)) at = next;
      else speed = 0;
    }
    return state.memory.hits[slotOf(wave, at)];
  }

  function tick(state) {
    const { position, enemies, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    here = position;
    noticeShots(state, foe);
    memory.side ??= 1;
    const [wave] = memory.waves;
    if (wave && state.tick % 2 === 0) {
      const risks = [-1, 0, 1].map(side => riskOf(wave, state, foe, side));
      const least = Math.min(...risks);
      memory.choice = risks[memory.side + 1] === least ? memory.side : risks.indexOf(least) - 1;
      if (memory.choice) memory.side = memory.choice;
    }
    const choice = wave ? (memory.choice ?? 1) : memory.side;
    const way = wayRound(position, foe, memory.side);
    const wheels = go(way);
    // Energy that is left over is a shield, at the moment when the wave arrives.
    const shield =
      wave &&
      state.energy > 45 &&
      between(wave.from, position) - (state.tick - wave.since) * wave.speed < wave.speed + 20;
    const drive = choice === 0 ? 0 : wheels.drive;
    return { drive, turn: wheels.turn, aim: betOn(state, foe, 14), fire: 2, shield };
  }
  return tick;
};
