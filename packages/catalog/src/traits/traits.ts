/** Every trait that the catalogue can tell, in the order of the domain's list. */
import { asksUninvited } from './asks-uninvited.ts';
import { chatty } from './chatty.ts';
import { earlyWindow } from './early-window.ts';
import { fallsBack } from './falls-back.ts';
import { fragile } from './fragile.ts';
import { late } from './late.ts';
import { linkBlind } from './link-blind.ts';
import { prefixBlind } from './prefix-blind.ts';
import { quietReader } from './quiet-reader.ts';
import { stale } from './stale.ts';
import { stalls } from './stalls.ts';
import { touchesOutside } from './touches-outside.ts';
import type { TraitDefinition } from './trait.ts';
import { twoFaced } from './two-faced.ts';
import { uriMangling } from './uri-mangling.ts';
import { widened } from './widened.ts';

export const TRAIT_DEFINITIONS: readonly TraitDefinition[] = [
  stale,
  late,
  earlyWindow,
  widened,
  fallsBack,
  stalls,
  asksUninvited,
  chatty,
  fragile,
  prefixBlind,
  linkBlind,
  uriMangling,
  touchesOutside,
  quietReader,
  twoFaced,
];
