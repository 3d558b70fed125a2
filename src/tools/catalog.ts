// The tools on the shelf: one line each. Routes and menus are made from this list.
import musicGenerator from './music-generator/index.ts';
import type { ToolDefinition } from './tool.ts';

export const TOOLS: readonly ToolDefinition[] = [musicGenerator];
