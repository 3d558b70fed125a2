export default ({ angleTo, bearing, clearWay, go, random }) => {
  // Straight at you, but never quite in a straight line.
  function tick(state) {
    const { memory, enemies } = state;
    if (state.tick % 12 === 0) memory.sway = 50 * random() - 25;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    const sway = foe.distance < 100 ? 0 : memory.sway;
    return { drive: 1, turn: angleTo(foe) + sway, aim: bearing(foe), fire: foe.distance < 150 ? 3 : 1 };
  }
  return tick;
};
