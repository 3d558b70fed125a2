export default ({ ahead, bearing, distance, random }) => {
  const LEAD = 0.7;
  const WOBBLE = 0;

  // Stands, and fires what hurts.
  function tick({ enemies }) {
    const [foe] = enemies;
    if (!foe) return { aim: bearing() };
    return {
      aim: bearing(ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 11)) + WOBBLE * (random() - 0.5),
      fire: foe.distance < 250 ? 3 : 2,
    };
  }
  return tick;
};
