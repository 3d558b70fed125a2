// Storage key of the profile, in a file of its own because the profile's code is loaded later.
export const PROFILE_KEY = 'foldedFox.profile';
