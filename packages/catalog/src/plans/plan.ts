/** What is peculiar to one server, reviewed by a person and with a reason: never in code. */
export interface Plan {
  /** `npm:NAME`, `command:NAME`. */
  readonly server: string;
  readonly reason: string;
  /** Publication times that replace those of the registry, by version. ISO 8601. */
  readonly published: Readonly<Record<string, string>>;
}
