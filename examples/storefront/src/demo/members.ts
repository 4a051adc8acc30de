/** The member whose login the demo shows. */
export const ada = {
  email: "ada@example.com",
  password: "portico",
  firstName: "Ada",
  lastName: "Lovelace",
};

/** A member who needs an emailed code to log in. */
export const grace = {
  email: "grace@example.com",
  password: "portico",
  firstName: "Grace",
  factors: [{ type: "EMAIL" as const, secret: "grace@example.com" }],
};
