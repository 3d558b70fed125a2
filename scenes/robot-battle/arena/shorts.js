// Twenty short scripts, of at most fifteen lines each, that no robot from the fifth league on may fall to: what a player has after an evening.
export default {
  'leads and circles': ({ ahead, angleTo, bearing, distance }) =>
    function tick(state) {
      const [foe] = state.enemies;
      if (!foe) return { drive: 1, turn: 3 };
      let there = foe;
      for (let i = 0; i < 6; i++) {
        const ticks = distance(there) / 14;
        there = ahead(foe, foe.angle, foe.speed * ticks);
      }
      const turn = angleTo(foe) - 90;
      return { drive: 1, turn, aim: bearing(there), fire: 2 };
    },
  'leads and goes there and back': ({ ahead, angleTo, bearing, distance }) =>
    function tick(state) {
      const [foe] = state.enemies;
      if (!foe) return { drive: 1, turn: 3 };
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 14);
      const turn = angleTo(foe) - 90;
      return { drive: state.tick % 40 < 20 ? 1 : -1, turn, aim: bearing(there), fire: 2 };
    },
  'leads and stands': ({ ahead, bearing, distance }) =>
    function tick(state) {
      const [foe] = state.enemies;
      if (!foe) return {};
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 14);
      return { aim: bearing(there), fire: 2 };
    },
  'leads strong shells from near': ({ ahead, angleTo, bearing, distance }) =>
    function tick(state) {
      const [foe] = state.enemies;
      if (!foe) return { drive: 1, turn: 3 };
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 11);
      const turn = angleTo(foe) - (distance() > 150 ? 30 : 90);
      return { drive: 1, turn, aim: bearing(there), fire: 3 };
    },
  'leads weak shells from afar': ({ ahead, angleTo, bearing, distance }) =>
    function tick(state) {
      const [foe] = state.enemies;
      if (!foe) return { drive: 1, turn: 3 };
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 17);
      const turn = angleTo(foe) - (distance() < 400 ? 130 : 90);
      return { drive: 1, turn, aim: bearing(there), fire: 1 };
    },
  'leads at half speed': ({ ahead, angleTo, bearing, distance }) =>
    function tick(state) {
      const [foe] = state.enemies;
      if (!foe) return { drive: 1, turn: 3 };
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 28);
      return { drive: state.tick % 50 < 25 ? 1 : -1, turn: angleTo(foe) - 90, aim: bearing(there), fire: 2 };
    },
  'shoots straight and circles': ({ angleTo, bearing }) =>
    function tick(state) {
      const [foe] = state.enemies;
      if (!foe) return { drive: 1, turn: 3 };
      return { drive: 1, turn: angleTo(foe) - 90, aim: bearing(foe), fire: 2 };
    },
  'shoots straight and sways at random': ({ angleTo, bearing, random }) =>
    function tick(state) {
      const { memory, enemies } = state;
      const [foe] = enemies;
      if (!foe) return { drive: 1, turn: 3 };
      if (random() < 0.06) memory.way = -(memory.way ?? 1);
      return { drive: memory.way ?? 1, turn: angleTo(foe) - 90, aim: bearing(foe), fire: 2 };
    },
  'leads and sways at random': ({ ahead, angleTo, bearing, distance, random }) =>
    function tick(state) {
      const { memory, enemies } = state;
      const [foe] = enemies;
      if (!foe) return { drive: 1, turn: 3 };
      if (random() < 0.06) memory.way = -(memory.way ?? 1);
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 14);
      return { drive: memory.way ?? 1, turn: angleTo(foe) - 90, aim: bearing(there), fire: 2 };
    },
  'leads the curve and sways at random': ({ ahead, angleBetween, angleTo, bearing, distance, random }) =>
    function tick({ memory, enemies }) {
      const [foe] = enemies;
      if (!foe) return { drive: 1, turn: 3 };
      if (random() < 0.06) memory.way = -(memory.way ?? 1);
      const curve = angleBetween(memory.angle ?? foe.angle, foe.angle);
      memory.angle = foe.angle;
      let there = foe;
      for (let ticks = 1; distance(there) > ticks * 14 && ticks < 60; ticks++)
        there = ahead(there, foe.angle + curve * ticks, foe.speed);
      return { drive: memory.way ?? 1, turn: angleTo(foe) - 90, aim: bearing(there), fire: 2 };
    },
  'leads the curve and circles': ({ ahead, angleBetween, angleTo, bearing, distance }) =>
    function tick({ memory, enemies }) {
      const [foe] = enemies;
      if (!foe) return { drive: 1, turn: 3 };
      const curve = angleBetween(memory.angle ?? foe.angle, foe.angle);
      memory.angle = foe.angle;
      let there = foe;
      for (let ticks = 1; distance(there) > ticks * 14 && ticks < 60; ticks++)
        there = ahead(there, foe.angle + curve * ticks, foe.speed);
      return { drive: 1, turn: angleTo(foe) - 90, aim: bearing(there), fire: 2 };
    },
  rams: ({ angleTo, bearing }) =>
    function tick() {
      return { drive: 1, turn: angleTo(), aim: bearing(), fire: 3 };
    },
  'rams and leads': ({ ahead, angleTo, bearing, distance }) =>
    function tick(state) {
      const [foe] = state.enemies;
      if (!foe) return { drive: 1, turn: angleTo() };
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 11);
      return { drive: 1, turn: angleTo(there), aim: bearing(there), fire: distance() < 200 ? 3 : 0 };
    },
  'runs in a square and shoots straight': ({ angleBetween, bearing }) =>
    function tick(state) {
      const [foe] = state.enemies;
      const side = (Math.floor(state.tick / 50) % 4) * 90;
      return { drive: 1, turn: angleBetween(state.position.angle, side), aim: foe && bearing(foe), fire: foe ? 2 : 0 };
    },
  'runs to and fro and leads': ({ ahead, angleBetween, bearing, distance }) =>
    function tick(state) {
      const [foe] = state.enemies;
      if (!foe) return { drive: 1, turn: 3 };
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 14);
      const drive = state.tick % 60 < 30 ? 1 : -1;
      return { drive, turn: angleBetween(state.position.angle, 90), aim: bearing(there), fire: 2 };
    },
  'shields at each shot': ({ ahead, angleTo, bearing, distance }) =>
    function tick({ memory, enemies, tick: now }) {
      const [foe] = enemies;
      if (!foe) return { drive: 1, turn: 3 };
      if (foe.heat > (memory.heat ?? 2)) memory.at = now + Math.floor(distance(foe) / 14) - 2;
      memory.heat = foe.heat;
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 14);
      if (now === memory.at) return { drive: 1, turn: angleTo(foe) - 90, shield: true };
      return { drive: 1, turn: angleTo(foe) - 90, aim: bearing(there), fire: 2 };
    },
  'turns at each shot': ({ ahead, angleTo, bearing, distance }) =>
    function tick({ memory, enemies }) {
      const [foe] = enemies;
      if (!foe) return { drive: 1, turn: 3 };
      if (foe.heat > (memory.heat ?? 2)) memory.way = -(memory.way ?? 1);
      memory.heat = foe.heat;
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 14);
      return { drive: memory.way ?? 1, turn: angleTo(foe) - 90, aim: bearing(there), fire: 2 };
    },
  'stops at each shot': ({ ahead, angleTo, bearing, distance }) =>
    function tick({ memory, enemies, tick: now }) {
      const [foe] = enemies;
      if (!foe) return { drive: 1, turn: 3 };
      if (foe.heat > (memory.heat ?? 2)) memory.until = now + 20;
      memory.heat = foe.heat;
      const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 14);
      return { drive: now < (memory.until ?? 0) ? 0 : 1, turn: angleTo(foe) - 90, aim: bearing(there), fire: 2 };
    },
  'stops and goes, leads the curve': ({ ahead, angleBetween, angleTo, bearing, distance }) =>
    function tick({ memory, enemies, tick: now }) {
      const [foe] = enemies;
      if (!foe) return { drive: 1, turn: 3 };
      const curve = angleBetween(memory.angle ?? foe.angle, foe.angle);
      memory.angle = foe.angle;
      let there = foe;
      for (let ticks = 1; distance(there) > ticks * 14 && ticks < 60; ticks++)
        there = ahead(there, foe.angle + curve * ticks, foe.speed);
      const drive = now % 60 < 16 ? 1 : now % 60 >= 30 && now % 60 < 46 ? -1 : 0;
      return { drive, turn: angleTo(foe) - 90, aim: bearing(there), fire: 2 };
    },
  'fires beside at random': ({ ahead, angleTo, bearing, distance, random }) =>
    function tick({ memory, enemies }) {
      const [foe] = enemies;
      if (!foe) return { drive: 1, turn: 3 };
      if (random() < 0.05) memory.way = -(memory.way ?? 1);
      const part = 1.4 * random() - 0.2;
      const there = ahead(foe, foe.angle, (part * foe.speed * distance(foe)) / 14);
      return { drive: memory.way ?? 1, turn: angleTo(foe) - 90, aim: bearing(there), fire: 2 };
    },
};
