export default ({ ahead, bearing, distance }) => {
  const LEAD = 0.8;

  // Stands, and aims most of the way to where you will be.
  function tick({ enemies }) {
    const [foe] = enemies;
    if (!foe) return { aim: bearing() };
    return {
      aim: bearing(ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 11)),
      fire: foe.distance < 250 ? 3 : 2,
    };
  }
  return tick;
};
