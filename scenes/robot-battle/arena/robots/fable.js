export default ({ ahead, angleBetween, bearing, clearWay, free, go }) => {
  const SLOTS = 31;
  const MIDDLE = 15;
  const between = (a, b) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
  const widest = speed => (8 / speed) * 57;
  let here = null;
  const bearingFrom = (from, to) => bearing({ x: to.x - from.x + here.x, y: to.y - from.y + here.y });

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

  const slotOf = (wave, at) => {
    const off = angleBetween(wave.direction, bearingFrom(wave.from, at)) * wave.side;
    return Math.max(0, Math.min(SLOTS - 1, Math.round(MIDDLE + (off / widest(wave.speed)) * MIDDLE)));
  };

  function mark(hits, slot, weight) {
    for (let near = 0; near < SLOTS; near++) hits[near] += weight / (1 + (near - slot) * (near - slot) * 0.4);
  }

  // Your shots as waves; a hit tells where on its wave it was.
  function noticeShots(state, foe) {
    const { memory, position, speed } = state;
    const { last } = memory;
    if (!memory.hits) {
      memory.shots = [];
      memory.hits = Array.from({ length: SLOTS }, () => 0);
      mark(memory.hits, MIDDLE, 1);
      mark(memory.hits, SLOTS - 3, 1.2);
    }
    const isHurt = last && last.health - state.health >= 5;
    memory.shots = memory.shots.filter(wave => {
      const left = between(wave.from, position) - (state.tick - wave.since) * wave.speed;
      if (isHurt && Math.abs(left) < 30) mark(memory.hits, slotOf(wave, position), 2);
      return left > -20;
    });
    if (last && foe.heat > last.heat) {
      const direction = bearingFrom(last.foe, last.me);
      const across = angleBetween(direction, last.angle) > 0 ? 1 : -1;
      const side = last.speed < 0 ? -across : across;
      const shellSpeed = 20 - 15 * (foe.heat - 0.9);
      memory.shots.push({ from: last.foe, direction, side, speed: shellSpeed, since: state.tick - 1 });
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
    const near = between(at, foe) > 300 ? 80 : 105;
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
    const [wave] = memory.shots;
    if (wave && state.tick % 2 === 0) {
      const risks = [-1, 0, 1].map(side => riskOf(wave, state, foe, side));
      const least = Math.min(...risks);
      memory.choice = risks[memory.side + 1] === least ? memory.side : risks.indexOf(least) - 1;
      if (memory.choice) memory.side = memory.choice;
    }
    const choice = wave ? (memory.choice ?? 1) : memory.side;
    const way = wayRound(position, foe, memory.side);
    const wheels = go(way);
    const drive = choice === 0 ? 0 : wheels.drive;
    const power = foe.distance < 140 ? 3 : 2;
    const aim = count(state, foe, 20 - 3 * power);
    // What is left of the energy is a shield, at the moment when a wave that is likely to hit arrives.
    const isDue = wave && between(wave.from, position) - (state.tick - wave.since) * wave.speed < wave.speed + 20;
    if (isDue && state.energy > 60) return { drive, turn: wheels.turn, aim, shield: true };
    return { drive, turn: wheels.turn, aim, fire: power };
  }
  return tick;
};
