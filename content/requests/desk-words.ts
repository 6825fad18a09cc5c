/** In mails to our own people who have no desk: how they see a request, and move on one that waits for them. */
export function deskCommands(reference: string): string {
  return `${showCommand(reference)} It lists the practices it could go to. Then send it to one: npm run -s niho -- request send ${reference} ID. Or end it: npm run -s niho -- request close ${reference} --because TEXT.`;
}

/** Of one that ended without a practice. */
export function reopenCommand(reference: string): string {
  return `${showCommand(reference)} To reopen it and find a practice yourself: npm run -s niho -- request reopen ${reference}.`;
}

/** Without what may be done with it. `npm run -s niho` is how docs/operating.md runs a command. */
function showCommand(reference: string): string {
  return `To see the request: npm run -s niho -- request show ${reference}.`;
}
