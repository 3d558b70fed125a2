export default ({ ahead, bearing, distance, random }) => {
  // Another way every two seconds, and a weak shell at where you will be.
  function tick(state) {
    const { memory, enemies } = state;
    if (state.tick % 20 === 0) memory.turn = 10 * random() - 5;
    const [foe] = enemies;
    if (!foe) return { drive: 0.5, turn: memory.turn };
    return {
      drive: 0.5,
      turn: memory.turn,
      aim: bearing(ahead(foe, foe.angle, (foe.speed * distance(foe)) / 17)),
      fire: 1,
    };
  }
  return tick;
};
