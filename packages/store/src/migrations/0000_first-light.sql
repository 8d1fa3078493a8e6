CREATE TABLE `comparisons` (
	`before` text NOT NULL,
	`after` text NOT NULL,
	`catalog` text NOT NULL,
	`counts` text NOT NULL,
	`packed` blob NOT NULL,
	PRIMARY KEY(`before`, `after`, `catalog`),
	FOREIGN KEY (`before`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`after`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `evidence` (
	`hash` text PRIMARY KEY NOT NULL,
	`packed` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `matrices` (
	`run` text PRIMARY KEY NOT NULL,
	`packed` blob NOT NULL,
	`catalog` text NOT NULL,
	`headline` text NOT NULL,
	`relation` text NOT NULL,
	`traits` text NOT NULL,
	`tally` text NOT NULL,
	`revision` text,
	`isolated` integer NOT NULL,
	`witnessed` integer NOT NULL,
	FOREIGN KEY (`run`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`run` text PRIMARY KEY NOT NULL,
	`packed` blob NOT NULL,
	FOREIGN KEY (`run`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `access_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `first_start` (
	`what` text PRIMARY KEY NOT NULL,
	`run` text,
	`why` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`run`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`version` text NOT NULL,
	`state` text NOT NULL,
	`order` text NOT NULL,
	`ordered_at` text NOT NULL,
	`started_at` text,
	`finished_at` text,
	`reason` text DEFAULT '' NOT NULL,
	`stderr` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`server`) REFERENCES `servers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `runs_by_version` ON `runs` (`server`,`version`);--> statement-breakpoint
CREATE INDEX `runs_by_state` ON `runs` (`state`);--> statement-breakpoint
CREATE TABLE `servers` (
	`id` text PRIMARY KEY NOT NULL,
	`first_seen_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `versions` (
	`server` text NOT NULL,
	`version` text NOT NULL,
	`published_at` text,
	PRIMARY KEY(`server`, `version`),
	FOREIGN KEY (`server`) REFERENCES `servers`(`id`) ON UPDATE no action ON DELETE no action
);
