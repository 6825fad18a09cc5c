/** What a fault takes that not every system has. */
export type Need = "root" | "linux" | "postgres";

export type Fault = {
  kind: "database" | "PostgreSQL" | "mail" | "later" | "visitor" | "clock" | "process" | "start";
  /** What is really done, not pretended. */
  how: string;
  /** What the visitor meets while it lasts. */
  visitor: string;
  /** What brings everything back. */
  recovery: string;
  needs?: readonly Need[];
};

const REFUSED =
  "503, the specification's sentence in an alert, every value kept, no reference; pages go on being shown";
const AGAIN = "sent again it is kept, once, under one reference";
const AT_ONCE = "a reference at once; nothing waits for mail";
const MAIL_LATER = "the message stays in the outbox and goes out when it is due again";
const FALLBACK = "the start-up page: 503, Retry-After, the numbers to call; nothing is taken";

/**
 * Each fault that the site is known to bear. A test does it and sees both columns come true; docs/reliability.md shows
 * this table, and a test holds it to it.
 */
export const FAULTS = {
  "another program holds the lock for a moment": {
    kind: "database",
    how: "another process has `begin exclusive` open",
    visitor: "waits, without anyone else waiting, and gets a reference",
    recovery: "by itself",
  },
  "another program does not let go of the lock": {
    kind: "database",
    how: "the same, for longer than 5 s",
    visitor: REFUSED,
    recovery: AGAIN,
  },
  "the disk is full when a form is kept": {
    kind: "database",
    how: "a small disk, filled to the last block",
    visitor: REFUSED,
    recovery: `when there is room: ${AGAIN}`,
    needs: ["root"],
  },
  "the disk is full when the journal is moved into the file": {
    kind: "database",
    how: "the same, filled after a form was kept",
    visitor: "nothing: what was kept stays in the journal and is read from there",
    recovery: "when there is room the journal is moved",
    needs: ["root"],
  },
  "the file may only be read": {
    kind: "database",
    how: "`chattr +i` on the file and its journal",
    visitor: REFUSED,
    recovery: `when it may be written: ${AGAIN}`,
    needs: ["root"],
  },
  "the file is moved away under the running site": {
    kind: "database",
    how: "renamed",
    visitor: REFUSED,
    recovery: `when it is back: ${AGAIN}`,
  },
  "another file lies in the place of the database": {
    kind: "database",
    how: "renamed, and an empty file put there",
    visitor: REFUSED,
    recovery: `when it is back: ${AGAIN}`,
  },
  "the journal is deleted under the running site": {
    kind: "database",
    how: "removed",
    visitor: REFUSED,
    recovery: "ending and starting it: ending writes what the journal held into the file",
  },
  "the file is cut off": {
    kind: "database",
    how: "truncated to two pages",
    visitor: REFUSED,
    recovery: "not by itself: `restore` from a backup",
  },
  "the file is overwritten": {
    kind: "database",
    how: "every byte replaced",
    visitor: REFUSED,
    recovery: "not by itself: `restore` from a backup",
  },
  "PostgreSQL is not there": {
    kind: "PostgreSQL",
    how: "the wire to it is cut and no one answers",
    visitor: `${REFUSED} from memory, the others with 503 say whose fault it is and who to call`,
    recovery: `when it is back: ${AGAIN}`,
    needs: ["postgres"],
  },
  "PostgreSQL takes a query and says nothing": {
    kind: "PostgreSQL",
    how: "the wire to it is open and carries nothing",
    visitor: `after 20 s: ${REFUSED} from memory`,
    recovery: `when it speaks again: ${AGAIN}`,
    needs: ["postgres"],
  },
  "PostgreSQL ends a connection in the middle of a transaction": {
    kind: "PostgreSQL",
    how: "`pg_terminate_backend` while a form waits for a lock",
    visitor: REFUSED,
    recovery: AGAIN,
    needs: ["postgres"],
  },
  "PostgreSQL ends every connection, as a restart does": {
    kind: "PostgreSQL",
    how: "`pg_terminate_backend` on all of them",
    visitor: "nothing, or one page that says to try again",
    recovery: "the next request makes new connections",
    needs: ["postgres"],
  },
  "PostgreSQL takes no more connections": {
    kind: "PostgreSQL",
    how: "`connection limit 0`, and those that are open cut",
    visitor: REFUSED,
    recovery: `when it takes them: ${AGAIN}`,
    needs: ["postgres"],
  },
  "PostgreSQL has become a copy that can only be read": {
    kind: "PostgreSQL",
    how: "`default_transaction_read_only`, as after a change of servers",
    visitor: REFUSED,
    recovery: `when it may be written: ${AGAIN}`,
    needs: ["postgres"],
  },
  "the mail server is not there": {
    kind: "mail",
    how: "no one listens at its port",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the name of the mail server leads nowhere": {
    kind: "mail",
    how: "a name that no name server knows",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail server cannot prove who it is": {
    kind: "mail",
    how: "`smtps:` to a server whose certificate no one has signed",
    visitor: `${AT_ONCE}, and the server is told nothing`,
    recovery: MAIL_LATER,
  },
  "the mail server refuses the connection for now": {
    kind: "mail",
    how: "a real server answers 451 to it",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail server refuses the sender for now": {
    kind: "mail",
    how: "451 to MAIL",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail server refuses the recipient for now": {
    kind: "mail",
    how: "451 to RCPT",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail server refuses the message for now": {
    kind: "mail",
    how: "451 to the end of DATA",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail server refuses the recipient for good": {
    kind: "mail",
    how: "550 to RCPT",
    visitor: AT_ONCE,
    recovery: "given up at once; the request is kept, and `doctor` names it",
  },
  "the mail server hangs up at EHLO": {
    kind: "mail",
    how: "the connection is closed at that word",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail server hangs up at MAIL": {
    kind: "mail",
    how: "the same",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail server hangs up at RCPT": {
    kind: "mail",
    how: "the same",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail server hangs up at DATA": {
    kind: "mail",
    how: "the same",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail server takes a message and hangs up before it says so": {
    kind: "mail",
    how: "the connection is closed at the final dot",
    visitor: AT_ONCE,
    recovery: "sent again under the same Message-ID, by which mail programs know it for the same",
  },
  "the mail server says nothing": {
    kind: "mail",
    how: "the connection is open and no greeting comes",
    visitor: AT_ONCE,
    recovery: `given up after 10 s; ${MAIL_LATER}`,
  },
  "a file lies where the mail folder should be": {
    kind: "mail",
    how: "an empty file of that name",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
  },
  "the mail folder may not be written": {
    kind: "mail",
    how: "`chattr +i`",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
    needs: ["root"],
  },
  "the disk of the mail folder is full": {
    kind: "mail",
    how: "a small disk, filled",
    visitor: AT_ONCE,
    recovery: MAIL_LATER,
    needs: ["root"],
  },
  "the backups’ folder may not be written": {
    kind: "later",
    how: "a file lies in its place",
    visitor: "nothing; `doctor` says it",
    recovery: "the backup is made ten minutes later",
  },
  "the disk is full while a backup is written": {
    kind: "later",
    how: "a small disk, filled",
    visitor: "nothing; `doctor` says it",
    recovery: "nothing half written is left; the backup is made ten minutes later",
    needs: ["root"],
  },
  "a job fails": {
    kind: "later",
    how: "it throws",
    visitor: "nothing; `doctor` says it",
    recovery: "it is tried again ten minutes later",
  },
  "a visitor breaks off in the middle of a form": {
    kind: "visitor",
    how: "the connection is closed after half of the body",
    visitor: "nothing is kept, since nothing was said",
    recovery: AGAIN,
  },
  "a visitor is gone before the answer comes": {
    kind: "visitor",
    how: "the connection is closed after the whole body",
    visitor: "the request is kept",
    recovery: "sent again it is the same request, under the first reference",
  },
  "the clock jumps back an hour": {
    kind: "clock",
    how: "the site's clock is set",
    visitor: "pages and forms as before; a repeat is a repeat",
    recovery: "mail that waited goes out when its time has come again, at worst twice under one Message-ID",
  },
  "the clock jumps a day ahead and back": {
    kind: "clock",
    how: "the site's clock is set",
    visitor: "pages and forms by the time that the clock shows",
    recovery: "by itself",
  },
  "the clock is six days ahead for a minute": {
    kind: "clock",
    how: "the site's clock is set while its uptime goes on, between two runs of its jobs",
    visitor: "pages and forms by the time that the clock shows",
    recovery:
      "by itself: meanwhile no request is moved on, no review asked for and no reminder sent or dropped; log, metrics and `doctor` say so",
  },
  "the clock is 35 days ahead at the start": {
    kind: "clock",
    how: "the site's clock is set between two runs of its jobs",
    visitor: "pages and forms by the time that the clock shows",
    recovery:
      "nothing is erased, no backup deleted, no request moved on and no practice asked until the clock is right again, has gone on for a day, or `niho clock confirm`; log and `doctor` say so",
  },
  "no more files can be opened": {
    kind: "process",
    how: "`prlimit --nofile` on the running process",
    visitor: "who is connected gets a reference or the alert; who is not, no connection",
    recovery: "when files can be opened; every reference that was told is kept",
    needs: ["linux"],
  },
  "no file may grow any more": {
    kind: "process",
    how: "`prlimit --fsize` on the running process",
    visitor: "503 and no reference; pages go on being shown",
    recovery: `when they may: ${AGAIN}`,
    needs: ["linux"],
  },
  "the log’s disk is full": {
    kind: "process",
    how: "standard output is `/dev/full`",
    visitor: "nothing",
    recovery: "lines wait, up to 4 MB; ending is not held up",
    needs: ["linux"],
  },
  "the log’s reader goes away": {
    kind: "process",
    how: "the other end of the pipe is closed",
    visitor: "nothing",
    recovery: "none is needed; lines are dropped",
  },
  "a promise fails that no one waits for": {
    kind: "process",
    how: "on a signal, in the running process",
    visitor: "nothing",
    recovery: "none is needed; the log says it without the message",
  },
  "an exception that no one catches": {
    kind: "process",
    how: "on a signal, in the running process",
    visitor: "the process ends with 1; what was acknowledged is kept",
    recovery: "whatever started it starts it again; a repeat gets the first reference",
  },
  "it is told to end while a form is on its way": {
    kind: "process",
    how: "SIGTERM after half of the body",
    visitor: "the form is finished and gets its reference",
    recovery: "it ends with 0",
  },
  "it is killed after it has answered": {
    kind: "process",
    how: "SIGKILL; `npm run stress -- kill` does it a thousand times under load",
    visitor: "what was acknowledged is kept",
    recovery: "a repeat after the next start gets the first reference",
  },
  "its port is taken when it starts again": {
    kind: "process",
    how: "another program listens there",
    visitor: "the other program",
    recovery: "it ends with 1 and a sentence that names the port; free again, it starts",
  },
  "the database file is something else": {
    kind: "start",
    how: "a file of text in its place",
    visitor: FALLBACK,
    recovery: "by itself, when the database lies there again",
  },
  "the data folder cannot be made": {
    kind: "start",
    how: "a file lies where a folder above it should be",
    visitor: FALLBACK,
    recovery: "by itself, when it can",
  },
  "the secret is gone": {
    kind: "start",
    how: "the file is renamed between two starts",
    visitor: FALLBACK,
    recovery: "by itself, when it is put back; nothing is sealed under another one meanwhile",
  },
  "the secret is empty": {
    kind: "start",
    how: "the file is emptied between two starts",
    visitor: "no connection",
    recovery: "it ends with 1 and a sentence that names the file; a start with the copy put back",
  },
  "the secret is another one": {
    kind: "start",
    how: "another `APP_SECRET` between two starts",
    visitor: FALLBACK,
    recovery: "a start with the first one",
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
