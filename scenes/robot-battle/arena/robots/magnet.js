export default ({ ahead, angleBetween, bearing, clearWay, distance, free, go }) => {
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

  // Everything pushes: foes, walls, the middle, and a place that wanders.
  function tick(state) {
    const { position, enemies, arena, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    let [x, y] = [0, 0];
    const push = (from, strength) => {
      const away = Math.max(20, distance(from));
      x += ((position.x - from.x) / away) * (strength / away);
      y += ((position.y - from.y) / away) * (strength / away);
    };
    for (const enemy of enemies) push(enemy, 1);
    push({ x: 0, y: position.y }, 0.6);
    push({ x: arena.right, y: position.y }, 0.6);
    push({ x: position.x, y: 0 }, 0.6);
    push({ x: position.x, y: arena.bottom }, 0.6);
    push(ahead({ x: 400, y: 300 }, state.tick * 5, 150), 1.2);
    const way = clearWay(bearing({ x: position.x + x, y: position.y + y }));
    const turn = angleBetween(memory.angle ?? foe.angle, foe.angle);
    memory.angle = foe.angle;
    return {
      ...go(way),
      aim: bearing(predict(foe, turn, 14)),
      fire: 2,
    };
  }
  return tick;
};
