export default ({ ahead, bearing, distance, random }) => {
  const LEAD = 1;
  const WOBBLE = 0;

  // Another way every two seconds, and a shot at where you are.
  function tick(state) {
    const { memory, enemies } = state;
    if (state.tick % 20 === 0) memory.turn = 10 * random() - 5;
    const [foe] = enemies;
    if (!foe) return { drive: 0.5, turn: memory.turn };
    return {
      drive: 0.5,
      turn: memory.turn,
      aim: bearing(ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 17)) + WOBBLE * (random() - 0.5),
      fire: 1,
    };
  }
  return tick;
};
