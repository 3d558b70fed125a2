// The picture of the menu: it fills the stage under the start card, the fox beside or above it.
import styles from './Splash.module.css';

export const Splash = () => (
  <div className={styles.frame}>
    <img className={styles.splash} src="/assets/images/dalex_splash.jpg" alt="" width="1280" height="800" />
  </div>
);
