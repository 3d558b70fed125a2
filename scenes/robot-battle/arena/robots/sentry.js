export default ({ bearing }) => {
  // Stands, and fires what hurts.
  function tick({ enemies }) {
    const [foe] = enemies;
    if (!foe) return { aim: bearing() };
    return { aim: bearing(foe), fire: foe.distance < 250 ? 3 : 2 };
  }
  return tick;
};
