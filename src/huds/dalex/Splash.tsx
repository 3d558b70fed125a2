// The picture of the menu: it lies where the board will be.
import styles from './Splash.module.css';

export const Splash = () => (
  <img className={styles.splash} src="/assets/images/dalex_splash.jpg" alt="" width="1280" height="800" />
);
