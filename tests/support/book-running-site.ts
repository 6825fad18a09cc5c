/** A sample practice whose patients book at once: each third does (`content/samples/practices.ts`). */
export const SAMPLE_WITH_TIMES = 6;

/** Its free times in the next days, as the form has them: `2026-12-02T20:30Z`. */
export async function freeTimesOf(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/practices/${SAMPLE_WITH_TIMES}/free-times?days=14`);
  const { times } = (await response.json()) as { times: { start: string }[] };
  return times.map(({ start }) => `${new Date(start).toISOString().slice(0, "2026-12-02T20:30".length)}Z`);
}

/** Books one of them as a patient with an address of their own, and gives the status of the answer. */
export async function bookTime(url: string, chosenTime: string, patient: string): Promise<number> {
  const response = await fetch(`${url}/book?send`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({
      "form-name": "booking",
      practice: String(SAMPLE_WITH_TIMES),
      service: "General Checkup",
      chosenTime,
      firstName: patient,
      lastName: "Ihaka",
      email: `${patient}@patient.example`,
      phone: "021 555 0147",
    }),
  });
  return response.status;
}
