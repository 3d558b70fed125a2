// Under which name the profile is kept: told apart from its reader, which comes later.
export const PROFILE_KEY = 'foldedFox.profile';
