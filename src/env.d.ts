// What the build may hand the code.
interface ImportMetaEnv {
  readonly SITE_ORIGIN?: string;
}
