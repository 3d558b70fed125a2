// What the build may hand the code.
interface ImportMetaEnv {
  readonly SITE_ORIGIN?: string;
}

declare module 'virtual:shots' {
  /** The ids of games whose picture was captured from play. */
  export const SHOTS: readonly string[];
}
