// Position (centre) and size of the close-up sheet in world px, shared by the scene and the HUD.
export const CLOSE_UP_SHEET = { x: 360, y: 232, width: 500, height: 400 } as const;
