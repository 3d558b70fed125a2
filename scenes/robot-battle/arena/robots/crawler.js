export default ({ ahead, angleBetween, bearing, clearWay, distance, free, go, random }) => {
  const LEAD = 0.5;
  const WOBBLE = 36;

  // To the nearest wall, then along it, always with the wall to its left.
  function tick(state) {
    const { position, enemies, arena, memory } = state;
    const away = [position.y, arena.right - position.x, arena.bottom - position.y, position.x];
    memory.wall ??= away.indexOf(Math.min(...away));
    const along = memory.wall * 90;
    const isThere = away[memory.wall] < 50;
    const isBlocked = !free(ahead(position, along, 60));
    if (isThere && isBlocked) memory.wall = (memory.wall + 1) % 4;
    const turn = angleBetween(position.angle, isThere ? memory.wall * 90 : along - 90);
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    const drive = Math.abs(turn) > 30 ? 0.25 : 1;
    return {
      drive,
      turn,
      aim: bearing(ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 15.5)) + WOBBLE * (random() - 0.5),
      fire: 1.5,
    };
  }
  return tick;
};
