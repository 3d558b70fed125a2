// Types of the environment variables that the build reads.
interface ImportMetaEnv {
  readonly SITE_ORIGIN?: string;
}
