/**
 * What is peculiar to one server, reviewed by a person and with a reason: never in code. A plan is a YAML file in
 * `servers/`; most servers need none. Texts may hold the slots of a command line (`{argument}`, `{root}`, `{node}`).
 */
import Type, { type Static } from 'typebox';

const Texts = Type.Record(Type.String(), Type.String());
const Presets = Type.Record(Type.String(), Type.Unknown());

export const Plan = Type.Object(
  {
    /** `npm:NAME`, `command:NAME`. */
    server: Type.String({ pattern: '^(npm|command):' }),
    reason: Type.String({ minLength: 20 }),
    /** The command line's arguments, where none were ordered. */
    arguments: Type.Optional(Type.Array(Type.String())),
    /** Added to the environment, in every launch. */
    environment: Type.Optional(Texts),
    /** Files of the fake home, by their path in it. */
    home: Type.Optional(Texts),
    /** Values of arguments that are no path, by the argument's name, for every item. */
    presets: Type.Optional(Presets),
    /** Calls that come before every call of another item. Slots of recipes may be used. */
    before: Type.Optional(Type.Array(Type.Object({ item: Type.String(), arguments: Type.Unknown() }))),
    /** Items that are not posed, each with its reason. `*` stands for any text. */
    skip: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 10 }))),
    /** Publication times that replace those of the registry, by version. ISO 8601. */
    published: Type.Optional(Texts),
  },
  { additionalProperties: false },
);
export type Plan = Static<typeof Plan>;

/** Why an item is not posed; null where nothing is planned against it. */
export function skipReason(plan: Plan | null, item: string): string | null {
  for (const [pattern, reason] of Object.entries(plan?.skip ?? {})) {
    const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    if (new RegExp(`^${parts.join('.*')}$`).test(item)) return reason;
  }
  return null;
}
