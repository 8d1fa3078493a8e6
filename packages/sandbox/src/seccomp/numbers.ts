/**
 * System calls that no server needs and that would lead around the sandbox or its witness, by architecture.
 * io_uring opens files without a system call that a tracer sees; mounts, namespaces and keys widen the kernel's face.
 */

export interface Numbers {
  /** AUDIT_ARCH_* of linux/audit.h. */
  readonly audit: number;
  /** Answered with ENOSYS, so that runtimes take their older way. */
  readonly absent: readonly number[];
  /** Answered with EPERM. */
  readonly denied: readonly number[];
  readonly clone: number;
  readonly socket: number;
  /** The first number of a second calling convention of the same architecture, or null. */
  readonly foreignFrom: number | null;
}

// The calls that are younger than the common table have the same number everywhere.
const IO_URING = [425, 426, 427];
const CLONE3 = 435;
// open_tree move_mount fsopen fsconfig fsmount fspick pidfd_getfd mount_setattr quotactl_fd
const YOUNG_DENIED = [428, 429, 430, 431, 432, 433, 438, 442, 443];

const X64: Numbers = {
  audit: 0xc000003e,
  absent: [...IO_URING, CLONE3],
  // ptrace syslog pivot_root adjtimex chroot acct settimeofday mount umount2 swapon swapoff reboot iopl ioperm
  // init_module delete_module quotactl lookup_dcookie clock_settime kexec_load add_key request_key keyctl unshare
  // perf_event_open fanotify_init name_to_handle_at open_by_handle_at clock_adjtime setns process_vm_readv
  // process_vm_writev kcmp finit_module kexec_file_load bpf userfaultfd
  denied: [
    101,
    103,
    155,
    159,
    161,
    163,
    164,
    165,
    166,
    167,
    168,
    169,
    172,
    173,
    175,
    176,
    179,
    212,
    227,
    246,
    248,
    249,
    250,
    272,
    298,
    300,
    303,
    304,
    305,
    308,
    310,
    311,
    312,
    313,
    320,
    321,
    323,
    ...YOUNG_DENIED,
  ],
  clone: 56,
  socket: 41,
  foreignFrom: 0x40000000,
};

const ARM64: Numbers = {
  audit: 0xc00000b7,
  absent: [...IO_URING, CLONE3],
  // lookup_dcookie umount2 mount pivot_root chroot quotactl acct unshare kexec_load init_module delete_module
  // clock_settime syslog ptrace reboot settimeofday adjtimex add_key request_key keyctl swapon swapoff
  // perf_event_open fanotify_init name_to_handle_at open_by_handle_at clock_adjtime setns process_vm_readv
  // process_vm_writev kcmp finit_module bpf userfaultfd kexec_file_load
  denied: [
    18,
    39,
    40,
    41,
    51,
    60,
    89,
    97,
    104,
    105,
    106,
    112,
    116,
    117,
    142,
    170,
    171,
    217,
    218,
    219,
    224,
    225,
    241,
    262,
    264,
    265,
    266,
    268,
    270,
    271,
    272,
    273,
    280,
    282,
    294,
    ...YOUNG_DENIED,
  ],
  clone: 220,
  socket: 198,
  foreignFrom: null,
};

/** The table of an architecture as Node names it; null where there is none. */
export function findNumbers(architecture: string): Numbers | null {
  if (architecture === 'x64') return X64;
  return architecture === 'arm64' ? ARM64 : null;
}
