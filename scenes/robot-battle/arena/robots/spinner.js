export default ({ ahead, bearing, free }) => {
  // Round and round at full speed.
  function tick(state) {
    const { position, enemies, memory } = state;
    memory.side ??= state.tick % 2 ? 1 : -1;
    const isFree = free(ahead(position, position.angle, 70));
    const [foe] = enemies;
    return { drive: isFree ? 1 : 0.5, turn: isFree ? 3 : 10, aim: foe && bearing(foe), fire: foe ? 2 : 0 };
  }
  return tick;
};
