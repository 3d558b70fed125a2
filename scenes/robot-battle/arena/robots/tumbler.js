export default ({ bearing, random }) => {
  // Another way every two seconds, and a shot at where you are.
  function tick(state) {
    const { memory, enemies } = state;
    if (state.tick % 20 === 0) memory.turn = 10 * random() - 5;
    const [foe] = enemies;
    if (!foe) return { drive: 0.5, turn: memory.turn };
    return { drive: 0.5, turn: memory.turn, aim: bearing(foe), fire: 1 };
  }
  return tick;
};
